export { act } from './act';
export { openTask } from './openTask';
export { BEGIN } from './begin';
export type { CreditVerdict } from './credit';
export {
  creditVerdict,
  enterCredit,
  enterLoan,
  loanBar,
  mustAuthorize,
  startCredit,
  startLoan,
} from './late';
