export { payRepayment } from './bookRepayment';
export { Settlement } from './settlement';
export { soon } from './soon';
export { startSweep } from './sweep';
