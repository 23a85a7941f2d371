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
