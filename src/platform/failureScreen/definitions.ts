/** What is said in place of a page that could not be shown. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** By which the error log finds it. */
  readonly traceNo: string;
  /** Tries the same page again. */
  readonly reload: () => void;
  /** Goes to the first page. */
  readonly restart: () => void;
}

export interface FailureScreenPort {
  /** Stands over everything until one of its two ways is taken or it is hidden. A second failure leaves the first one standing. */
  show(failure: Failure): void;
  /** What it says is over. A dialog of the host stays until it is answered. */
  hide(): void;
}
