/** The message that replaces a page that could not be shown. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Finds the failure in the error log. */
  readonly traceNo: string;
  /** Tries the same page again. */
  readonly reload: () => void;
  /** Goes to the first page. */
  readonly restart: () => void;
}

export interface FailureScreenPort {
  /** Covers everything until the person chooses one of the two ways, or until it is hidden. A second failure does not replace the first one. */
  show(failure: Failure): void;
  /** Hides the screen, because the failure is over. A dialog of the host stays until it is answered. */
  hide(): void;
}
