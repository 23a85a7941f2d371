import { CallFailure } from '@/request';

/** A file that did not come, as the failure of a submission. Not of kind `network`: nothing is in doubt, and these words are shown. */
export const unfetched = (message: string, why: 'network' | 'refused' | 'unavailable'): CallFailure =>
  new CallFailure({ kind: 'business', code: '', message, traceNo: '', detail: `file: ${why}` });
