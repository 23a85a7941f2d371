import type { Request, Response } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { call } from '@/request';

type Loan = Response<'queryLoanState'>;

/** A drawing is on its way, has failed, or is a loan that runs or ran. */
const stateOf = ({ state }: Loan): Response<'queryLoaning'>['state'] =>
  state === 'processing' || state === 'failed' ? state : 'paid';

export const insteadOfMoney = {
  /** The loan itself tells how its drawing went; the hour of the drawing it does not tell. */
  queryLoaning: async ({ loanNo }: Request<'queryLoaning'>): Promise<Response<'queryLoaning'>> => {
    const loan = await call(repayCalls.queryLoanState, { loanNo });
    return {
      ...{ loanNo, amount: loan.amount, terms: loan.terms, reason: loan.reason, moved: loan.moved },
      ...{ bankName: loan.bankName, cardTail: loan.cardTail, coolingOffDaysLeft: loan.coolingOffDaysLeft },
      state: stateOf(loan),
      stopAsked: 'N',
      at: new Date(`${loan.drawnOn}T00:00:00+08:00`).toISOString(),
      decline: '',
      couponName: '',
    };
  },
};
