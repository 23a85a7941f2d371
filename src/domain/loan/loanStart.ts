import { LOAN_BLOCKS, type LoanStep } from '@/contract/codes';
import { RECALLED } from '../credit/creditEntry';
import { wireText } from '../text/wireText';

type WireCode = string | number | null | undefined;

/** Loan union query result (spec §3). */
export interface LoanUnion {
  readonly exceptionCode?: WireCode;
  readonly exceptionMsg?: string | null;
  readonly disciplinaryStatus?:
    readonly { readonly loanType?: WireCode; readonly disciplinaryType?: WireCode }[] | null;
  readonly empowerState?: { readonly recallStatus?: WireCode } | null;
}

export type LoanBlock = 'exception' | 'authorizationRecalled' | 'disciplinary';

export type LoanStart =
  | { readonly verdict: 'open' }
  | {
      readonly verdict: 'blocked';
      readonly reason: LoanBlock;
      /** The server's message, if any. */ readonly message?: string;
    };

/** Steps that a drawing may still need, then the confirmation. */
export type NextLoanStep = Exclude<LoanStep, 'verify'>;

/** Spec §8: exception codes that block the start of a loan. */
export const LOAN_BLOCKLIST: ReadonlySet<string> = new Set(Object.values(LOAN_BLOCKS));

/** Spec §4 Loan start: disciplinary types that block their product. */
export const DISCIPLINARY_BLOCK: ReadonlySet<string> = new Set(['1', '2', '3', '6', '7', '9']);

/**
 * May this person start a drawing of this product (spec §4 Loan start)? Checked in the spec's order: the exception code, the
 * recalled authorisation, the disciplinary type of the current product; the first block gives the reason.
 */
export function loanStart(union: LoanUnion, productType: string): LoanStart {
  const reason = loanBlock(union, productType);
  if (!reason) return { verdict: 'open' };
  const message = reason === 'exception' ? wireText(union.exceptionMsg) : '';
  return message ? { verdict: 'blocked', reason, message } : { verdict: 'blocked', reason };
}

function loanBlock(union: LoanUnion, productType: string): LoanBlock | undefined {
  if (LOAN_BLOCKLIST.has(wireText(union.exceptionCode))) return 'exception';
  if (RECALLED.has(wireText(union.empowerState?.recallStatus))) return 'authorizationRecalled';
  const barred = (union.disciplinaryStatus ?? []).some(
    (entry) =>
      wireText(entry.loanType) === productType && DISCIPLINARY_BLOCK.has(wireText(entry.disciplinaryType)),
  );
  return barred ? 'disciplinary' : undefined;
}

/**
 * Where an open loan continues (spec §4 Loan start): contacts if required, otherwise the trade password, otherwise the front page; before that page the
 * address, if the product asks for one.
 */
export function nextLoanStep(phase: {
  readonly isShowPersonInfo?: string | null;
  readonly isShowPwd?: string | null;
  readonly isShowAddress?: string | null;
}): NextLoanStep {
  if (wireText(phase.isShowPersonInfo) === 'Y') return 'contacts';
  if (wireText(phase.isShowPwd) === 'Y') return 'password';
  return wireText(phase.isShowAddress) === 'Y' ? 'address' : 'front';
}
