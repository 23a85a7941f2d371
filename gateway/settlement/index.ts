export { bookHeld } from './bookHeld';
export { acceptOffline, refuseOfflineRepayment } from './bookOffline';
export { offlineGoneBack, returnOffline } from './returnOffline';
export { payRepayment } from './bookRepayment';
export { bankNotifyRoute } from './notify';
export { Settlement } from './settlement';
