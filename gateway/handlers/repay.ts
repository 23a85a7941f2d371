import type { Request } from '@/contract';
import type { repayCalls } from '@/contract/repay';
import type { HandlersOf } from '../context';
import { waitingTransfers } from '../facts';
import { loanAccounts } from '../ledger/loanAccount';
import { openRepayment } from '../queries/repayments';
import { afterSettling } from './loan/afterSettling';
import { transfersOf } from './presenters/facts';
import { loanStateOf } from './repay/loanState';
import { coolingOffPeriods } from './repay/coolingOffPeriods';
import { payBack, payDue, payQuote } from './repay/pay';
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

  queryPendingRepayment: afterSettling(async (_request: object, { sql, customer, today }) => ({
    ...pendingOf(await loanAccounts(sql, customer.id), today),
    openRequest: await openRepayment(sql, customer.id),
    transfers: transfersOf(await waitingTransfers(sql, customer.id)),
  })),

  repaymentTrial: (request, context) => makeQuote(context, request),

  doRepayAfterTrial: payQuote,

  repayNoTrial: payDue,

  queryUserCoolingOffPeriod: afterSettling((_request: object, context) => coolingOffPeriods(context)),

  coolingOffPeriodRepay: payBack,

  queryLoanState: afterSettling(({ loanNo }: Request<'queryLoanState'>, context) =>
    loanStateOf(context, loanNo),
  ),
};
