/**
 * - `network`: no answer, or none that can be trusted
 * - `business`: the server says no; `message` is its reason
 * - `expired`: the session has ended; the way to the login is under way
 * - `illegal`, `blocked`: the two messages of spec §8
 */
export type FailureKind = 'network' | 'business' | 'expired' | 'illegal' | 'blocked';

export interface FailureParts {
  readonly kind: FailureKind;
  readonly code: string;
  readonly message: string;
  readonly traceNo: string;
  readonly detail: string;
}

/** What `call` and `upload` reject with, and nothing else. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  /** RETURN_CODE; '' where no answer came. */
  readonly code: string;
  /** For finding the call in the gateway's log; shown beside a failure. */
  readonly traceNo: string;
  /** For logs: "Request failed: HTTP 502". */
  readonly detail: string;

  /** `message` is what the person reads. */
  constructor({ kind, code, message, traceNo, detail }: FailureParts) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.traceNo = traceNo;
    this.detail = detail;
  }
}
