import type { CivilDate } from '../dates/civil';
import { addMonths, daysBetween } from '../dates/civil';
import type { Instalment, RepaymentMethod } from '../loan/schedule';
import { datedRows, monthlyParts, totalInterest } from '../loan/schedule';
import type { Fen } from '../money/fen';
import { dayInterest, monthInterest, parseRate } from '../money/rate';
import type { Split } from './due';
import { futureInstalments, splitOf, totalOf } from './due';
import type { OwedInstalment } from './owed';
import { unpaidInterest } from './owed';
import type { RunningLoan } from './payoff';
import { payoffQuote } from './payoff';

export interface PartialLoan extends RunningLoan {
  readonly method: RepaymentMethod;
}

/** A plan after a partial repayment: the future rows and the interest saved. */
export interface PartialOption {
  readonly schedule: Instalment[];
  readonly totalInterest: Fen;
  /** Interest saved, compared with the plan without the partial repayment. */
  readonly savedInterest: Fen;
}

export type PartialRefusal = 'partialTooSmall' | 'partialCoversAll';

export type PartialRepayment =
  | {
      readonly kind: 'refused';
      readonly reason: PartialRefusal;
      /** The amount must be above `above` and below `below`. */ readonly above: Fen;
      readonly below: Fen;
    }
  | {
      readonly kind: 'options';
      /** What the amount pays: due amounts first, then accrued interest, then principal. */
      readonly paid: Split;
      readonly overdue: Split;
      readonly principalLeft: Fen;
      /** The remaining principal spread over the same due dates. */
      readonly sameTerms: PartialOption;
      /** The same instalment (equal-principal: its principal), ending sooner; absent if the principal is only due at the end. */
      readonly sooner: PartialOption | undefined;
    };

type Part = { principal: Fen; interest: Fen };

/** Partial repayment of `amount` fen on a day, with both plans (product decisions, lending rules). */
export function partialRepayment(loan: PartialLoan, on: CivilDate, amount: Fen): PartialRepayment {
  const quote = payoffQuote(loan, on);
  const beforePrincipal = quote.overdue.total + quote.accruedInterest;
  if (amount <= beforePrincipal || amount >= quote.total) {
    const reason = amount <= beforePrincipal ? 'partialTooSmall' : 'partialCoversAll';
    return { kind: 'refused', reason, above: beforePrincipal, below: quote.total };
  }
  const repaid = amount - beforePrincipal;
  const principalLeft = quote.principalLeft - repaid;
  const rest = restOf(loan, on, principalLeft, quote.accruedInterest);
  const interestBefore = totalInterest(rest.rows.map((row) => ({ interest: unpaidInterest(row) })));
  const option = (parts: Part[]): PartialOption => {
    const schedule = datedRows(
      parts,
      rest.rows.map((row) => row.dueDate),
      rest.rows[0]?.term,
    );
    const interest = totalInterest(schedule);
    return {
      schedule,
      totalInterest: interest,
      savedInterest: interestBefore - quote.accruedInterest - interest,
    };
  };
  const kept = soonerParts(rest);
  return {
    kind: 'options',
    paid: totalOf([quote.overdue, splitOf(0, quote.accruedInterest, repaid)]),
    overdue: quote.overdue,
    principalLeft,
    sameTerms: option(sameTermsParts(rest)),
    sooner: kept && option(kept),
  };
}

interface Rest {
  readonly rows: readonly OwedInstalment[];
  readonly principal: Fen;
  readonly annualRate: string;
  readonly method: RepaymentMethod;
  readonly firstInterest: Fen;
}

/**
 * Interest of the next row. A month that has begun is charged for its remaining days; together with the accrued interest this never costs
 * more than the month's own interest. A month that has not begun is charged in full.
 */
function restOf(loan: PartialLoan, on: CivilDate, principal: Fen, accrued: Fen): Rest {
  const { annualRate, method } = loan;
  const rows = futureInstalments(loan.instalments, on);
  const coming = rows[0];
  if (!coming) return { rows, principal, annualRate, method, firstInterest: 0 };
  const annual = parseRate(annualRate);
  const whole = method !== 'bullet' && on <= addMonths(coming.dueDate, -1);
  const interest = whole
    ? monthInterest(principal, annual)
    : dayInterest(principal, annual, daysBetween(on, coming.dueDate));
  return {
    rows,
    principal,
    annualRate,
    method,
    firstInterest: Math.min(interest, unpaidInterest(coming) - accrued),
  };
}

function sameTermsParts({ rows, principal, annualRate, method, firstInterest }: Rest): Part[] {
  if (method === 'bullet') return [{ principal, interest: firstInterest }];
  return monthlyParts(principal, annualRate, rows.length, method).map((part, index) => ({
    ...part,
    interest: Math.min(part.interest, mostInterest(rows, index, firstInterest)),
  }));
}

/** A partial repayment never raises an instalment's interest: if a coupon has paid a part of it, that counts in the new plan, too. */
const mostInterest = (rows: readonly OwedInstalment[], index: number, firstInterest: Fen): Fen => {
  const row = rows[index];
  return index === 0 || row === undefined ? firstInterest : unpaidInterest(row);
};

function soonerParts({ rows, principal, annualRate, method, firstInterest }: Rest): Part[] | undefined {
  if (method === 'bullet' || method === 'interest-first') return undefined;
  const annual = parseRate(annualRate);
  const kept = keptAmount(rows, method);
  const parts: Part[] = [];
  let balance = principal;
  for (let index = 0; balance > 0; index += 1) {
    const month = monthInterest(balance, annual);
    const interest = Math.min(month, mostInterest(rows, index, firstInterest));
    const wanted = method === 'equal-instalment' ? kept - interest : kept;
    const part = index === rows.length - 1 ? balance : Math.min(balance, wanted);
    parts.push({ principal: part, interest });
    balance -= part;
  }
  return parts;
}

/**
 * The amount of the instalment to keep. The last row takes the odd fen, and the first may be smaller after an earlier partial repayment,
 * so use the largest of the other rows.
 */
function keptAmount(rows: readonly OwedInstalment[], method: 'equal-instalment' | 'equal-principal'): Fen {
  const regular = rows.length > 2 ? rows.slice(0, -1) : rows;
  const amounts = regular.map((row) => row.principal + (method === 'equal-instalment' ? row.interest : 0));
  return Math.max(...amounts);
}
