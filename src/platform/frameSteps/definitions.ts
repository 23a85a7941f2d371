/**
 * Steps that a person makes inside a frame (WebFrame). A browser counts them as steps of the app: when the frame is gone, Back would do
 * nothing once for each of them.
 */
export interface FrameStepsPort {
  /** The person's place in the history; call it before the frame opens. */
  mark(): number;
  /** Goes back over the steps since then; call it while the frame still exists. Never rejects. */
  undo(mark: number): Promise<void>;
}
