export { consentGiven, consentWithdrawn, exportReady, personEdited } from './personWords';
export { leaving, leavingDone, leavingRevoked, leavingStopped } from './leavingWords';
export { CODE_MINUTES, codeWords } from './codeWords';
export { approved, denied, raiseDeclined, raised, supplementAsked } from './creditWords';
export { cardSigned, cardUnbound, protocolRefused, repayCardChanged } from './cardWords';
export { idCardRenewed } from './idCardWords';
export { remindIdCards } from './idCardReminders';
export { employerRefused, employerVerified } from './employerWords';
export { Outbox } from './outbox';
export {
  offlineHeld,
  offlineReceived,
  offlineRefused,
  offlineReturned,
  offlineReturning,
} from './offlineWords';
export { couponBack, paidOut, payoutFailed, repaid, repayFailed, type StillOwed } from './paymentWords';
export { proofApproved, proofRefused } from './proofWords';
export { proposeAnswered, proposeReceived } from './proposeWords';
export { remind, reminders } from './reminders';
export {
  borrowingFrozen,
  borrowingThawed,
  deviceEnded,
  passwordChanged,
  passwordReset,
  phoneChanged,
  phoneChangedText,
  phoneChangeWarning,
} from './securityWords';
export { remindSupplements } from './supplementReminders';
export { documentAsked, documentDecided } from './supplementWords';
export { notify, notifyPhone } from './notify';
