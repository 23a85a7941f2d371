/** `left`: the person is on the way to the check, and the caller's page may be unloaded. */
export type FaceOutcome = 'left' | 'unavailable' | 'failed';

/** Spec §7 Native bridge handlers: handleFace. */
export interface FacePort {
  /** The target that the gateway prepares the check for (getH5Token, `terminal`). */
  readonly terminal: 'h5' | 'weapp';
  /** Opens the check's https address (getH5Token). The product's callback page brings the person back. */
  open(url: string): Promise<FaceOutcome>;
}
