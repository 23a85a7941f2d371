/**
 * Steps that a person makes inside a frame (WebFrame). A browser counts them as steps of the app: after the frame is gone, Back would stand
 * still once for each of them.
 */
export interface FrameStepsPort {
  /** Where the person is; call before the frame opens. */
  mark(): number;
  /** Goes back over the steps since then; call while the frame still stands. Never rejects. */
  undo(mark: number): Promise<void>;
}
