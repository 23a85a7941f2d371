export { startCredit } from './credit';
export { startLoan } from './loan';
