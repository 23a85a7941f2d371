/** Spec §7 Native bridge handlers: track. Besides an ordinary call, the device tells when the person leaves. */
export interface TrackPort {
  /** Calls back when the app goes to the background or the page is closed. Returns a function that unsubscribes. */
  onLeave(leaving: () => void): () => void;
  /**
   * Passes a JSON text to the device, which sends it even after the page is closed; there is no answer. False: this device cannot do
   * that; use an ordinary call.
   */
  sendOnLeave(url: string, json: string): boolean;
}

export const track: TrackPort = {
  onLeave(leaving) {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') leaving();
    };
    document.addEventListener('visibilitychange', hidden);
    // The only event that Safari fires when a page is left for another one.
    window.addEventListener('pagehide', leaving);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
    };
  },
  sendOnLeave(url, json) {
    try {
      return navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }));
    } catch {
      return false;
    }
  },
};
