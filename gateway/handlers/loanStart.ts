import type { loanStartCalls } from '@/contract/loanStart';
import type { HandlersOf } from '../context';
import { barsOf } from '../facts';
import { ownBlock } from './loan/mayBorrow';

export const loanStartHandlers: HandlersOf<typeof loanStartCalls> = {
  async queryLoanUnion({ loginLoanType }, context) {
    const { sql, customer, today } = context;
    const block = await ownBlock(context);
    const { exceptionCode, disciplinaryType, recallStatus } = await barsOf(sql, customer, today);
    return {
      exceptionCode: block?.code ?? exceptionCode,
      exceptionMsg: block?.desc ?? '',
      disciplinaryStatus: disciplinaryType === '' ? [] : [{ loanType: loginLoanType, disciplinaryType }],
      empowerState: { recallStatus },
    };
  },
};
