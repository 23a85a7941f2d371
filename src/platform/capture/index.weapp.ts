import { askHost } from '../permissions/askHost';
import { balanced } from './balance';

export type { CapturePort } from './definitions';

/** Base library 3.1.4; an older client cannot block captures, but shows the page anyway. */
export const capture = balanced((disabled) => {
  askHost('setVisualEffectOnCapture', { visualEffect: disabled ? 'hidden' : 'none' }).catch(() => undefined);
});
