import type { Request } from '@/contract';
import type { repayCalls } from '@/contract/repay';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf } from '../context';
import { countedLoans, owedOf, waitingTransfers } from '../facts';
import { openRepayment } from '../queries/repayments';
import { afterSettling } from './loan/afterSettling';
import { transfersOf } from './presenters/facts';
import { loanStateOf } from './repay/loanState';
import { debtFreeIn } from './repay/debtFree';
import { coolingOffPeriods } from './repay/coolingOffPeriods';
import { payBack, payDue, payQuote } from './repay/pay';
import { pendingOf } from './repay/pending';
import { makeQuote } from './repay/quote';

const yuanOrNone = (part: { readonly total: number } | undefined): string =>
  part === undefined ? '' : toYuan(part.total);

export const repayHandlers: HandlersOf<typeof repayCalls> = {
  async queryRepayState(_request, context) {
    const { sql, customer, today } = context;
    const loans = await countedLoans(sql, customer.id, today);
    const { overdue, dueToday, next } = owedOf(loans, today);
    const regular = dueToday ?? next;
    return {
      psPayTotalAmts: yuanOrNone(overdue ?? regular),
      psRepayAmt: yuanOrNone(regular),
      loanOdInd: overdue !== undefined ? 'Y' : regular !== undefined ? 'N' : '',
      dueDate: overdue?.since ?? regular?.date ?? null,
      dueToday: yuanOrNone(dueToday),
      debtFree: debtFreeIn(loans, today),
    };
  },

  queryPendingRepayment: afterSettling(async (_request: object, { sql, customer, today }) => ({
    ...pendingOf(await countedLoans(sql, customer.id, today), today),
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
