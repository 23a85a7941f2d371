import { drafts, type Draft } from '@/storage/drafts';
import type { RepayKind } from './quote';

type RepayDraft = Draft<'repay'>;

const sameLoans = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** The draft of a repayment, from the choice of loans until the final result is known. */
export const repayDraft = {
  get: (): RepayDraft => drafts.get('repay'),
  keep: (changes: Partial<RepayDraft>): void => drafts.keep('repay', changes),

  /** Starts a repayment of these loans: a coupon chosen for other loans is dropped, the card stays. */
  begin(kind: RepayKind, loanNos: readonly string[]): void {
    const before = drafts.get('repay');
    const same = before.kind === kind && sameLoans(before.loanNos, loanNos);
    drafts.keep('repay', { kind, loanNos, ...(same ? {} : { couponId: '' }) });
  },
};
