export { creditVerdict, enterCredit, mustAuthorize, startCredit } from './credit';
export { activateLine, enterLoan, loanBar, startLoan } from './loan';
