import type { HomeAction } from '@/domain/home/nextAction';
import { go } from '@/navigation';
import { activateLine, startCredit, startLoan } from './late';

/** Where each next action leads, by the rules of the flow that it enters. */
const ACTS: Readonly<Record<HomeAction, () => Promise<void>>> = {
  login: () => go('login'),
  apply: startCredit,
  continue: startCredit,
  supplement: startCredit,
  reapply: startCredit,
  creditProgress: () => go('creditResult'),
  creditResult: () => go('creditResult'),
  activate: activateLine,
  draw: startLoan,
  resume: () => go('security'),
  loanProgress: () => go('loanHistory'),
  repay: () => go('repay'),
  repayProgress: () => go('loanHistory'),
};

/** Does a person's next action (domain/home). */
export const act = (action: HomeAction): Promise<void> => ACTS[action]();
