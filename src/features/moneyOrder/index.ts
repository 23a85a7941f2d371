export { ResultPoll, type PaymentResult, type ResultState } from './resultPoll';
