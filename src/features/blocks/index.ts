export { sayBlocked } from './ask';
export { liftOf } from './lift';
export { fetchLoanBlock, loanBlockOf, wayOfCode, type LoanBlock } from './loanBlock';
export { CREDIT_WAYS, LEAVING_WAYS, RAISE_WAYS } from './stateWays';
export { buttonOf, take, WAYS, type WayName } from './ways';
