import type { PaymentResult } from '@/features/moneyOrder';
import { drafts, type Draft } from '@/stores/drafts';
import type { RepayKind } from './quote';

type RepayDraft = Draft<'repay'>;

const NO_REQUEST = { requestNo: '', requestFor: '', sent: false } as const;

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
    drafts.keep('repay', { kind, loanNos, quoteId: '', ...(same ? {} : { couponId: '' }) });
  },

  /** The number under which the payment of a quote goes out: the same over retries and reloads. */
  send(quoteId: string): string {
    const requestNo = drafts.requestNo('repay', quoteId);
    drafts.keep('repay', { quoteId, sent: true });
    return requestNo;
  },

  /** The gateway refused it: no money moved, and nothing has to be asked about. */
  refused: (): void => drafts.keep('repay', NO_REQUEST),

  /** The gateway knows nothing of it. It may be tried again; should it arrive after all, its number is still known. */
  neverArrived(requestNo: string): void {
    if (drafts.get('repay').requestNo === requestNo) drafts.keep('repay', { sent: false });
  },

  /** What became of a request is known: paid, nothing of the draft is needed; failed, the choices stay for another try. */
  settle(requestNo: string, state: PaymentResult['state']): void {
    if (drafts.get('repay').requestNo !== requestNo) return;
    if (state === 'paid') drafts.drop('repay');
    // The same number would get the same answer for ever.
    if (state === 'failed') drafts.keep('repay', NO_REQUEST);
  },
};
