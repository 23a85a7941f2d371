import { TOASTS, type Classified } from '@/domain/errors/catalogue';
import { HttpFailure } from '@/platform/http';
import { URL_MISSING } from './address';
import type { FailureParts } from './failure';

/** The build names no base address. */
export class UrlMissing extends Error {}
/** No access token was to be had; its own failure is in the error log already. */
export class TokenUnavailable extends Error {}
/** A member call of nobody: the session ended before it went out. */
export class NotLoggedIn extends Error {}
/** The answer is a success, but not the one that the contract promises. */
export class MisfitAnswer extends Error {}

/** A refusal of the server, with the session it was given to. */
export class Refused extends Error {
  constructor(
    readonly verdict: Exclude<Classified, { kind: 'success' }>,
    readonly status: number,
    readonly generation: number,
  ) {
    super(verdict.kind);
  }
}

export type UntracedParts = Omit<FailureParts, 'traceNo'>;

/** Spec §8: what went wrong, in the person's words and in the log's. Nothing of the request or the answer gets into either. */
export function failureOf(error: unknown, upload: boolean): UntracedParts {
  const prefix = upload ? 'Upload failed: ' : 'Request failed: ';
  const network = (what: string): UntracedParts => {
    const message = upload ? TOASTS.upload : TOASTS.network;
    return { kind: 'network', code: '', message, detail: prefix + what };
  };
  if (error instanceof Refused) return refusal(error, network, prefix);
  if (error instanceof UrlMissing)
    return { kind: 'network', code: '', message: URL_MISSING, detail: URL_MISSING };
  if (error instanceof NotLoggedIn) {
    return { kind: 'expired', code: '', message: TOASTS.expired, detail: `${prefix}not logged in` };
  }
  if (error instanceof HttpFailure) return network(error.reason);
  if (error instanceof TokenUnavailable) return network('no access token');
  if (error instanceof MisfitAnswer) return network('answer does not fit the contract');
  return network(error instanceof Error ? error.name : 'unknown');
}

function refusal(
  { verdict, status }: Refused,
  network: (what: string) => UntracedParts,
  prefix: string,
): UntracedParts {
  if (verdict.kind === 'network') return network(status === 200 ? 'unreadable answer' : `HTTP ${status}`);
  const { kind, code, toast } = verdict;
  return { kind, code, message: toast, detail: prefix + code };
}
