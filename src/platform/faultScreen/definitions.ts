/** What is said in place of a page that could not be shown. */
export interface Fault {
  readonly title: string;
  readonly text: string;
  /** By which the error log finds it. */
  readonly traceNo: string;
  /** Starts the same page anew. */
  readonly reload: () => void;
  /** Goes to the first page. */
  readonly restart: () => void;
}

export interface FaultScreenPort {
  /** Stands over everything until one of its two ways is taken. A second fault leaves the first one standing. */
  show(fault: Fault): void;
}
