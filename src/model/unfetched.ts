import { CallFailure } from '@/request';

/** A file that did not arrive, as the failure of a submission. It is not of kind `network`: nothing is in doubt, and the app shows these words. */
export const unfetched = (message: string, why: 'network' | 'refused' | 'unavailable'): CallFailure =>
  new CallFailure({ kind: 'business', code: '', message, traceNo: '', detail: `file: ${why}` });
