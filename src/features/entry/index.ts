export { act } from './act';
export { BEGIN, creditVerdict, enterCredit, mustAuthorize, startCredit, type CreditVerdict } from './credit';
export { enterLoan, loanBar, startLoan } from './loan';
