export { AllDueDates } from './AllDueDates';
export { AddsUp } from './AddsUp';
export { checkedCall } from './checkedCall';
export { howPayment, howPenalty, howTrial, type Explained } from './explained';
export { howDue, howLeft, howLoan, howPartial, howPayoff } from './explainedLoan';
export { HowCounted } from './HowCounted';
export { TryEarly } from './TryEarly';
