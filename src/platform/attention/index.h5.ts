import type { AttentionPort } from './definitions';

export type { AttentionPort } from './definitions';

function on(state: DocumentVisibilityState, listener: () => void): () => void {
  const changed = (): void => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export const attention: AttentionPort = {
  onAway: (listener) => on('hidden', listener),
  onReturn: (listener) => on('visible', listener),
};
