export { act } from './act';
export type { CreditVerdict } from './credit';
export { creditVerdict, enterCredit, enterLoan, loanBar, mustAuthorize, startCredit } from './late';
