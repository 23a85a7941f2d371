import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import type { OwedInstalment } from './owed';
import { unpaidPrincipal } from './owed';

/** The amounts that an exit moves, for one instalment or for what was paid ahead of the plan (its term); fen. */
export interface ExitRow {
  readonly term: number;
  readonly principal: Fen;
  readonly interest: Fen;
  readonly penalty: Fen;
}

/** What has been paid on a loan; fen. */
interface PaidLoan {
  readonly instalments: readonly OwedInstalment[];
  /** Interest paid ahead of the plan by partial repayments, and the term it belongs to. */
  readonly ahead: { readonly term: number; readonly interest: Fen };
  /** Part of the paid interest that coupons paid: it is not the person's money. */
  readonly discounted: Fen;
}

/** The end of a loan in its cooling-off period. */
export interface Exit {
  /** What the person still pays: principal alone, oldest instalment first. */
  readonly paid: readonly ExitRow[];
  /** Interest and penalty paid before (below 0) that now count as principal (above 0): they add up to 0. */
  readonly turned: readonly ExitRow[];
}

/** A pot from which parts are taken until it is empty. */
function pot(fen: Fen): (wanted: Fen) => Fen {
  let left = fen;
  return (wanted) => {
    const taken = Math.min(left, wanted);
    left -= taken;
    return taken;
  };
}

/**
 * Divides an exit that costs `amount` fen. Everything paid before counts as principal, also interest and penalty. The part that a coupon paid
 * stays interest, and so does the part paid beyond the principal.
 */
export function exitOf({ instalments, ahead, discounted }: PaidLoan, amount: Fen): Exit {
  const left = sumFen(instalments.map(unpaidPrincipal));
  const coupons = pot(discounted);
  const turning = pot(left - amount);
  const sources = [
    { term: ahead.term, interest: ahead.interest, penalty: 0 },
    ...instalments.map(({ term, paidInterest: interest, paidPenalty: penalty }) => ({
      term,
      interest,
      penalty,
    })),
  ].map(({ term, interest, penalty }) => {
    const own = interest - coupons(interest);
    return { term, interest: turning(own), penalty: turning(penalty) };
  });
  const turned = pot(left - amount);
  const rows = instalments.map((row) => {
    const owed = unpaidPrincipal(row);
    const before = turned(owed);
    return { term: row.term, before, now: owed - before };
  });
  return {
    paid: rows.map(({ term, now }) => ({ term, principal: now, interest: 0, penalty: 0 })),
    turned: sources.map(({ term, interest, penalty }) => ({
      term,
      principal: rows.find((row) => row.term === term)?.before ?? 0,
      // Never -0.
      interest: 0 - interest,
      penalty: 0 - penalty,
    })),
  };
}
