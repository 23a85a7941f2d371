/** Spec §7 Native bridge handlers: nativeDisableCapture and nativeAllowCapture. */
export interface CapturePort {
  /**
   * nativeDisableCapture: blocks captures of the screen from now on. The returned function is nativeAllowCapture; it counts
   * once, and capture is allowed again when every caller has called its function.
   *
   * A mini-program is hidden in a screenshot or a recording (on Android; the host offers nothing on iOS). **No browser can block a capture**:
   * on H5 the page is covered while it is hidden, so that the list of open apps shows no secret, but a screenshot is not prevented.
   */
  disable(): () => void;
}
