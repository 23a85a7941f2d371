import type { FrameStepsPort } from './index';

export type { FrameStepsPort } from './index';

/** WeChat's web view has its own Back. */
export const frameSteps: FrameStepsPort = { mark: () => 0, undo: () => Promise.resolve() };
