import type { FrameStepsPort } from './definitions';

export type { FrameStepsPort } from './definitions';

/** WeChat's web view has its own Back. */
export const frameSteps: FrameStepsPort = { mark: () => 0, undo: () => Promise.resolve() };
