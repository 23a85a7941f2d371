import type { Classified } from '@/domain/errors/catalogue';
import { TOASTS } from '@/domain/errors/toasts';
import { HttpFailure } from '@/platform/http';
import type { FailureParts } from './failure';

/** Exact text of spec §8: a mistake in the build, which never shows in a configured one. */
const URL_MISSING = 'Request URL not configured';

/** The build has no base address. */
export class UrlMissing extends Error {}
/** No access token was available; the token call's failure is in the error log already. */
export class TokenUnavailable extends Error {}
/** A member call without a session: the session ended before the call was sent. */
export class NotLoggedIn extends Error {}
/** The answer is a success, but does not fit the contract. `fields`: names of the fields that do not. */
export class MisfitAnswer extends Error {
  constructor(readonly fields = '') {
    super();
  }
}
/** The host does not have this call, which the spec does not name. */
export class NotOffered extends Error {}

/** A refusal by the server, with the session of the call. */
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

/** Spec §8: what went wrong, as text for the person and text for the log. Neither contains data of the request or the answer. */
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
  if (error instanceof MisfitAnswer) {
    const failure = network(`answer does not fit the contract${error.fields && `: ${error.fields}`}`);
    // An amount or a number that cannot be read is never shown as something else; trying again at once may not help.
    return error.fields === '' ? failure : { ...failure, message: TOASTS.unreadable };
  }
  if (error instanceof NotOffered) {
    return { kind: 'business', code: '', message: TOASTS.notOffered, detail: `${prefix}not offered` };
  }
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
