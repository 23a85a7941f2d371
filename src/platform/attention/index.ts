import type { AttentionPort } from './definitions';

export type { AttentionPort } from './definitions';

const never = () => () => undefined;

export const attention: AttentionPort = { onAway: never, onReturn: never };
