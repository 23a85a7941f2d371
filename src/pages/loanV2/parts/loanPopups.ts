import { loanStepCalls } from '@/contract/loanStep';
import { Popups } from '@/features/popups';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** Popups before a drawing: requested only if the check says that there are any. */
class LoanPopups extends Popups {
  protected override readonly page = 'loan';

  protected override async fetch() {
    if (!session.loggedIn) return [];
    const { productType: loanType } = channel;
    const { isPop } = await call(loanStepCalls.preLoanPopCheck, { loanType });
    return isPop === 'Y' ? (await call(loanStepCalls.queryLoanPopup, { loanType })).list : [];
  }
}

export const loanPopups = new LoanPopups();
