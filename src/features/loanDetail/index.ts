export { iouOf, type Iou } from './iou';
export { LoanModel, type LoanAction, type LoanRoute } from './loanModel';
export { loanPage } from './loanPage';
