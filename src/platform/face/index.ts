/** `left`: the person is on the way to the check, and the caller's page may be unloaded. */
export type FaceOutcome = 'left' | 'unavailable' | 'failed';

/** Spec §7 Native bridge handlers: handleFace. */
export interface FacePort {
  /** The target that the gateway prepares the check for (getH5Token, `terminal`). */
  readonly terminal: 'h5' | 'weapp';
  /** Opens the check's https address (getH5Token). The product's callback page brings the person back. */
  open(url: string): Promise<FaceOutcome>;
}

/** A check may be at an https address, or at our own origin (a local gateway uses plain http). */
function isAddressOfCheck(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === window.location.origin);
}

export const face: FacePort = {
  terminal: 'h5',
  open(address) {
    try {
      const url = new URL(address, window.location.href);
      if (!isAddressOfCheck(url)) return Promise.resolve('failed');
      window.location.assign(url.href);
      return Promise.resolve('left');
    } catch {
      return Promise.resolve('failed');
    }
  },
};
