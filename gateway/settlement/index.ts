export { acceptOffline, refuseOfflineRepayment } from './bookOffline';
export { payRepayment } from './bookRepayment';
export { bankNotifyRoute } from './notify';
export { Settlement } from './settlement';
export { startSweep } from './sweep';
