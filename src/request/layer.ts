import type { CallDefinition } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { tokenCalls } from '@/contract/token';
import type { RequestDeps, RequestErrorRecord } from './deps';
import { createExchange, createTokens } from './exchange';
import { createExpiry } from './expiry';
import { CallFailure } from './failure';
import { failureOf, Refused, TokenUnavailable, type UntracedParts } from './failureOf';
import { createLoading } from './loading';
import { drawTraceNo } from './trace';
import { createTransport, type PickedUpload } from './transport';

export interface CallOptions {
  /** For callers that do not handle the failure: show it in a toast. */
  readonly tell?: true;
  /** Loading sign with this text, or with 处理中... */
  readonly loading?: string | true;
  /** Of an upload of one file: called with 0 to 100 while it is sent. */
  readonly onProgress?: (percent: number) => void;
}

export interface RequestLayer {
  run(
    definition: CallDefinition,
    params: object,
    files: readonly PickedUpload[],
    options: CallOptions,
  ): Promise<unknown>;
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
  const exchange = createExchange(deps, send, tokens);

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
    async run(definition, params, files, options) {
      const traceNo = drawTraceNo(deps);
      const stopLoading = loading(options.loading);
      try {
        let answer: unknown;
        for (const batch of batches(files, deps.http.filesPerUpload)) {
          const { onProgress } = options;
          answer = await exchange({ definition, params: { ...params }, files: batch, traceNo, onProgress });
        }
        stopLoading();
        return answer;
      } catch (error) {
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
