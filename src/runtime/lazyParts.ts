/**
 * Code for a tap, a wrong field or a failure, and code that a visit needs only after a while: one file with the dialog (platform/prompt) and the
 * targets (navigation). It loads at the first touch, or when it is needed.
 */
export { reportCall, reportLost, writeError } from './errorLog';
export { routePolicyOf } from './routePolicy';
export { partnerReturn } from '@/stores/partnerReturn';
export { updates } from '@/stores/update';
export { reveal } from '@/platform/reveal';
export { copy } from '@/stores/copy';
