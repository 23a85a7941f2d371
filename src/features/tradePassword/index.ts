export { TradePasswordForm } from './tradePasswordForm';
export { TradePasswordPad } from './TradePasswordPad';
