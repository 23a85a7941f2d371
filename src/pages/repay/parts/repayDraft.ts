import { drafts, type Draft } from '@/stores/drafts';
import type { RepayKind } from './quote';

type RepayDraft = Draft<'repay'>;

const sameLoans = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** What a person is about to pay, from the choice of loans until the truth about the payment is known. */
export const repayDraft = {
  get: (): RepayDraft => drafts.get('repay'),
  keep: (changes: Partial<RepayDraft>): void => drafts.keep('repay', changes),

  /** These loans are to be paid: a coupon chosen for others is let go, the card stays. */
  begin(kind: RepayKind, loanNos: readonly string[]): void {
    const before = drafts.get('repay');
    const same = before.kind === kind && sameLoans(before.loanNos, loanNos);
    drafts.keep('repay', { kind, loanNos, ...(same ? {} : { couponId: '' }) });
  },
};
