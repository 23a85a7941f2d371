import { generalRefusals } from '@/contract/refusals';

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

/** The server broke down, perhaps after it had asked the bank (spec §8); or the rv has been seen (wire protocol). */
const IN_DOUBT: readonly string[] = [generalRefusals.broken, generalRefusals.illegal];

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

  /**
   * Whether the server may have done what was asked although no answer of it came: never said to have failed. Also where the request
   * was refused for its rv: a browser repeats a request by itself when its connection breaks, and the repeat carries one that
   * has been seen.
   */
  get inDoubt(): boolean {
    return this.kind === 'network' || IN_DOUBT.includes(this.code);
  }
}
