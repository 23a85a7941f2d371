export { act } from './act';
export { enterCredit, startCredit } from './credit';
export { enterLoan, loanBar, startLoan } from './loan';
