import type { repayCalls } from '@/contract/repay';
import type { HandlersOf } from '../context';
import { loanAccounts } from '../ledger/loanAccount';
import { settleDrawings } from '../ledger/settleDrawing';
import { settleRepayments } from '../ledger/settleRepayment';
import { history } from './repay/history';
import { loanStateOf } from './repay/loanState';
import { payQuote } from './repay/pay';
import { pendingOf } from './repay/pending';
import { makeQuote } from './repay/quote';

export const repayHandlers: HandlersOf<typeof repayCalls> = {
  async queryRepayState(_request, context) {
    const pending = pendingOf(await loanAccounts(context.sql, context.customer.id), context.today);
    const { due } = pending;
    const overdue = (due?.overdueDays ?? 0) > 0;
    return {
      psPayTotalAmts: due?.total ?? '',
      psRepayAmt: due?.total ?? '',
      loanOdInd: due === null ? '' : overdue ? 'Y' : 'N',
      dueDate: due?.date ?? null,
    };
  },

  async queryPendingRepayment(_request, context) {
    await settleDrawings(context);
    await settleRepayments(context);
    return pendingOf(await loanAccounts(context.sql, context.customer.id), context.today);
  },

  repaymentTrial: (request, context) => makeQuote(context, request),

  doRepayAfterTrial: (request, context) => payQuote(context, request),

  async queryLoanState({ loanNo }, context) {
    await settleDrawings(context);
    return loanStateOf(context, loanNo);
  },

  async queryLoanRecordInfo(request, context) {
    await settleDrawings(context);
    await settleRepayments(context);
    return history(context, request);
  },
};
