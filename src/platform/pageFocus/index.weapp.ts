import type { PageFocusPort } from './index';

export type { PageFocusPort } from './index';

/** WeChat moves the screen reader to the new page by itself. */
export const pageFocus: PageFocusPort = { shown: () => undefined };
