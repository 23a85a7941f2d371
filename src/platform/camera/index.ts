import type { CameraPort } from './definitions';

export type { CameraPort } from './definitions';
export type { PickedFile, PickFailure, PickOutcome } from '../album/definitions';

export const camera: CameraPort = { take: () => Promise.resolve({ ok: false, reason: 'unavailable' }) };
