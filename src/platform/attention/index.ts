/** Whether the person is looking at the app. */
export interface AttentionPort {
  /** The app goes to the background, or its tab or window is hidden. Returns a function that unsubscribes. */
  onAway(listener: () => void): () => void;
  /** The app is in front again. Returns a function that unsubscribes. */
  onReturn(listener: () => void): () => void;
}

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
