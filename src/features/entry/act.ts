import type { NextStep } from '@/domain/home/nextAction';
import { go } from '@/navigation';
import { activateLine, startCredit, startLoan } from './late';

/** Next actions that enter a flow; the flow's rules decide. */
const FLOWS = {
  apply: startCredit,
  continue: startCredit,
  supplement: startCredit,
  reapply: startCredit,
  activate: activateLine,
  draw: startLoan,
} as const;

const PROGRESS = {
  creditProgress: 'creditResult',
  loanProgress: 'loanHistory',
  repayProgress: 'loanHistory',
} as const;

const isIn = <T extends object>(action: PropertyKey, table: T): action is keyof T => action in table;

/** Does the person's next action (domain/home). An action that is neither a flow nor a progress is the key of its page. */
export function act(action: NextStep): Promise<void> {
  if (isIn(action, FLOWS)) return FLOWS[action]();
  return go(isIn(action, PROGRESS) ? PROGRESS[action] : action);
}
