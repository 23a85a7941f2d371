import { TOASTS } from '@/domain/errors/toasts';
import { generalRefusals } from '@/contract/refusals';

/**
 * - `network`: no answer, or an answer that cannot be trusted
 * - `business`: a refusal by the server; `message` is its reason
 * - `expired`: the session has ended; login is about to open
 * - `illegal`, `blocked`: the two messages of spec §8
 */
export type FailureKind = 'network' | 'business' | 'expired' | 'illegal' | 'blocked';

export interface FailureParts {
  readonly kind: FailureKind;
  readonly code: string;
  readonly message: string;
  readonly traceNo: string;
  readonly detail: string;
  /** Name of the refusal in the call's contract; '' for any other failure. */
  readonly refusal?: string;
}

/** The server broke, perhaps after it had called the bank (spec §8); or the rv was used before (wire protocol). */
const IN_DOUBT: readonly string[] = [generalRefusals.broken, generalRefusals.illegal];

/** The only error that `call` rejects with. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  /** RETURN_CODE; '' if no answer came. */
  readonly code: string;
  /** Finds the call in the gateway's log; shown beside a failure. */
  readonly traceNo: string;
  /** Name of the refusal in the call's contract; '' for any other failure. */
  readonly refusal: string;
  /** For logs: "Request failed: HTTP 502". */
  readonly detail: string;

  /** `message` is what the person reads. */
  constructor({ kind, code, message, traceNo, detail, refusal = '' }: FailureParts) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.traceNo = traceNo;
    this.refusal = refusal;
    this.detail = detail;
  }

  /**
   * Whether the server may have processed the request although no answer came: do not tell the person that it failed. Also true if the
   * request was refused for its rv: a browser repeats a request by itself when its connection breaks, and the repeat has the
   * same rv.
   */
  get inDoubt(): boolean {
    return this.kind === 'network' || IN_DOUBT.includes(this.code);
  }
}

/** The code that makes calls has not loaded: nothing was sent. */
export const notLoaded = (): FailureParts => ({
  kind: 'network',
  code: '',
  message: TOASTS.network,
  traceNo: '',
  detail: 'Request failed: its code was not loaded',
});
