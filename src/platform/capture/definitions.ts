/** Spec §7 Native bridge handlers: nativeDisableCapture and nativeAllowCapture. */
export interface CapturePort {
  /**
   * nativeDisableCapture: from now on what is on the screen is no picture for others. The answer is nativeAllowCapture; it counts
   * once, and capture is allowed again when the last one who asked has allowed it.
   *
   * A mini-program is hidden in a screenshot or a recording (on Android; the host offers nothing on iOS). **No browser can block a capture**: there
   * the page is covered as long as it is hidden, so that the list of open apps shows no secret, and a screenshot is not prevented.
   */
  disable(): () => void;
}
