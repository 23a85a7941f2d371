import { TOASTS } from '@/domain/errors/toasts';
import type { FailureParts } from './failure';

/** The code that makes calls has not loaded: nothing was sent. */
export const notLoaded = (): FailureParts => ({
  kind: 'network',
  code: '',
  message: TOASTS.network,
  traceNo: '',
  detail: 'Request failed: its code was not loaded',
});
