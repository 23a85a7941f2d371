export { approved, denied, raised, supplementAsked } from './creditWords';
export { Outbox } from './outbox';
export { paidOut, payoutFailed, repaid, repayFailed } from './paymentWords';
export { remind } from './reminders';
export { tell } from './tell';
