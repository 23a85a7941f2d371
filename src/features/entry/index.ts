export { act } from './act';
export { creditVerdict, enterCredit, startCredit, type CreditVerdict } from './credit';
export { enterLoan, loanBar, startLoan } from './loan';
