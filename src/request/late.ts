/**
 * The code that makes calls, with the calls of a first visit: it loads after the code that draws the first page. The other calls load with the
 * pages that make them.
 */
export { createRequest } from './layer';
export { channelCalls } from '@/contract/channel';
export { contentCalls } from '@/contract/content';
export { grayCalls } from '@/contract/gray';
export { logCalls } from '@/contract/log';
export { noticeCalls } from '@/contract/notice';
export { popupCalls } from '@/contract/popup';
export { rateCalls } from '@/contract/rate';
export { routeCalls } from '@/contract/route';
export { trackCalls } from '@/contract/track';
export { upgradeCalls } from '@/contract/upgrade';
