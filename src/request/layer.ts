import type { CallDefinition } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { tokenCalls } from '@/contract/token';
import { drawKey } from '@/wire/key';
import type { RequestDeps, RequestErrorRecord } from './deps';
import { createTokens } from './accessToken';
import { createExchange } from './exchange';
import { CallFailure } from './failure';
import { failureOf, NotOffered, Refused, TokenUnavailable, type UntracedParts } from './failureOf';
import { createLoading } from './loading';
import { createTransport, type PickedUpload } from './transport';

export interface CallOptions {
  /** For callers that do not handle the failure: show it in a toast. */
  readonly tell?: true;
  /** Loading sign with this text, or with 处理中... */
  readonly loading?: string | true;
}

/** Of a call with files. Several files may be sent as several requests, one after another: the last answer counts. */
export interface UploadOptions extends CallOptions {
  readonly files: readonly PickedUpload[];
  /** Of one file: called with 0 to 100 while it is sent. */
  readonly onProgress?: (percent: number) => void;
}

export interface RequestLayer {
  run(definition: CallDefinition, params: object, options: Partial<UploadOptions>): Promise<unknown>;
  refreshAccessToken(): Promise<void>;
}

export function createRequest(deps: RequestDeps): RequestLayer {
  const send = createTransport(deps);
  const loading = createLoading((text) => deps.feedback.loading(text));
  const endsSession = createExpiry(deps.session);
  const record = ({ kind, code, detail }: UntracedParts, path: string, traceNo: string): void => {
    const errorType: RequestErrorRecord['errorType'] = kind === 'expired' ? 'business' : kind;
    deps.reportError({ errorType, path, code, traceNo, errorInfo: detail });
  };
  /** A refusal is an answer, not a failure: do not log it. Spec §8: log it if the server broke. */
  const isFailure = ({ kind, code }: UntracedParts): boolean =>
    kind === 'business' ? code === generalRefusals.broken : kind !== 'expired';
  const tokens = createTokens(deps, send, {
    traceNo: () => Promise.resolve(drawTraceNo(deps)),
    failed: (error, traceNo) => record(failureOf(error, false), tokenCalls.oauthToken.path, traceNo),
  });
  const exchange = createExchange(deps, {
    send,
    tokens,
    // The page waits for the answer, not for this look at it: its code loads later.
    came: (definition, data) => deps.idle.touched(() => deps.reportLost(definition, data)),
  });

  const sayExpired = (error: unknown, { message }: UntracedParts): void => {
    // Otherwise the session had ended before the call was sent, and that end was reported already.
    if (!(error instanceof Refused) || error.verdict.kind !== 'expired') return;
    const { verdict, generation } = error;
    if (!endsSession(generation)) return;
    deps.feedback.toast(message);
    const { anotherDevice, accountClosed } = verdict;
    deps.onExpired({ anotherDevice, generation, ...(accountClosed && { accountClosed }) });
  };

  return {
    async run(definition, params, { files = [], onProgress, ...options }) {
      const traceNo = drawTraceNo(deps);
      const stopLoading = loading(options.loading);
      try {
        let answer: unknown;
        for (const batch of batches(files, deps.http.filesPerUpload)) {
          answer = await exchange({ definition, params: { ...params }, files: batch, traceNo, onProgress });
        }
        stopLoading();
        return answer;
      } catch (error) {
        const instead =
          error instanceof NotOffered && (await deps.offers.instead(definition.name).catch(() => undefined));
        if (instead) return await instead(params).finally(stopLoading);
        // Hide the sign first: hiding it later would hide the toast, too.
        stopLoading();
        const failure = failureOf(error, definition.body === 'multipart');
        if (definition.silent !== true) {
          if (failure.kind === 'expired') sayExpired(error, failure);
          else if (options.tell === true) deps.feedback.toast(failure.message);
          if (isFailure(failure) && !(error instanceof TokenUnavailable))
            record(failure, definition.path, traceNo);
        }
        throw new CallFailure({ ...failure, traceNo, refusal: refusalIn(definition, failure) });
      }
    },

    async refreshAccessToken() {
      await tokens.refresh().catch(() => undefined);
    },
  };
}

/** Name of a refusal that the call declares. */
function refusalIn({ refusals = {} }: CallDefinition, { kind, code }: UntracedParts): string {
  if (kind !== 'business') return '';
  return Object.keys(refusals).find((name) => refusals[name] === code) ?? '';
}

/** If the device sends one file per upload, several files go one after another; the last answer counts for all. */
function batches(
  files: readonly PickedUpload[],
  perUpload: 'one' | 'many',
): readonly (readonly PickedUpload[])[] {
  return perUpload === 'one' && files.length > 1 ? files.map((file) => [file]) : [files];
}

/**
 * Says whether an expired answer ends its session. Several at the same time end it once; a late
 * answer from a replaced session ends nothing (product decisions, "Small rules").
 */
function createExpiry(session: RequestDeps['session']): (generation: number) => boolean {
  let ended: number | undefined;
  return (generation) => {
    if (generation === ended || generation !== session.generation()) return false;
    ended = generation;
    return true;
  };
}

const TRACE_LENGTH = 12;

/** Number that finds a call in the logs of client and gateway: 12 characters, not secret. */
function drawTraceNo({ random, now }: Pick<RequestDeps, 'random' | 'now'>): string {
  try {
    return drawKey((count) => random.bytes(count), TRACE_LENGTH);
  } catch {
    // A plain call needs no random source, and a failed call still needs its number.
    return now().toString(36).padStart(TRACE_LENGTH, '0');
  }
}
