export { act } from './act';
export { startCredit } from './credit';
export { startLoan } from './loan';
