export { MoneyOrder, type OrderOutcome, type Sending } from './moneyOrder';
export { OrderPad } from './orderPad';
export { OrderPadView } from './OrderPadView';
export { type PaymentResult, type ResultPoll, type ResultState } from './resultPoll';
