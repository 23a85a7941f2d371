/** What is said in place of a page that could not be shown. */
export interface Fault {
  readonly title: string;
  readonly text: string;
  /** By which the error log finds it. */
  readonly traceNo: string;
  /** Tries the same page again. */
  readonly reload: () => void;
  /** Goes to the first page. */
  readonly restart: () => void;
}

export interface FaultScreenPort {
  /** Stands over everything until one of its two ways is taken or it is hidden. A second fault leaves the first one standing. */
  show(fault: Fault): void;
  /** What it says is over. A dialog of the host stays until it is answered. */
  hide(): void;
}
