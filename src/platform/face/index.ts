import type { FacePort } from './definitions';

export type { FaceOutcome, FacePort } from './definitions';

export const face: FacePort = { terminal: 'h5', open: () => Promise.resolve('unavailable') };
