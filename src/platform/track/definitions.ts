/** Spec §7 Native bridge handlers: track. What the device adds to an ordinary call: the moment of leaving. */
export interface TrackPort {
  /** Calls back when the person turns away: the app goes to the background or the page is closed. The answer ends it. */
  onLeave(leaving: () => void): () => void;
  /**
   * Hands a JSON text over to be sent even when the page is gone by then; nothing comes back. False: this device cannot, and an
   * ordinary call has to do.
   */
  sendOnLeave(url: string, json: string): boolean;
}
