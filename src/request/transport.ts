import type { CallDefinition } from '@/contract';
import type { UploadFile } from '@/platform/http';
import { baseOf } from './address';
import { openBody } from './answer';
import type { RequestDeps } from './deps';
import { UrlMissing } from './failureOf';
import { createPrepare } from './prepare';
import { createServerClock } from './serverClock';
import { createTurn } from './turn';

/** A file from a page; the call gives the field's name. */
export type PickedUpload = Pick<UploadFile, 'name' | 'type' | 'source'>;

export interface Outgoing {
  readonly definition: CallDefinition;
  readonly params: Readonly<Record<string, unknown>>;
  readonly files: readonly PickedUpload[];
  readonly traceNo: string;
  /** Called with 0 to 100 while the files are sent. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  /** Access token, if the call has one. */
  readonly token?: string | undefined;
}

/** An answer of any status; the opened body, or undefined if it cannot be trusted. */
export interface Arrived {
  readonly status: number;
  readonly body: unknown;
}

/** One request over the network and back: address, headers, sealing, opening. Rejects if no answer comes. */
export function createTransport(deps: RequestDeps): (outgoing: Outgoing) => Promise<Arrived> {
  const { settings, http } = deps;
  const clock = createServerClock(deps.now);
  const prepare = createPrepare({ ...deps, now: clock.now });
  const inTurn = createTurn();

  const headersFor = ({ traceNo, token }: Outgoing): Record<string, string> => ({
    version: settings.version,
    platform: deps.channel.platform(),
    'x-trace-no': traceNo,
    ...deps.gray.headers(),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  });

  return async (outgoing) => {
    const { definition, params, files, onProgress } = outgoing;
    const base = baseOf(definition.path, settings, http.hasOrigin);
    if (base === undefined) throw new UrlMissing();
    const draft = { definition, params, headers: headersFor(outgoing) };
    const { path, headers, body, fields, sessionKey } = await inTurn(() => prepare(draft));
    const timeoutMs = definition.slow === true ? settings.transferTimeoutMs : settings.timeoutMs;
    const url = base + path;
    const field = definition.files?.field ?? 'file';
    const answer = fields
      ? await http.upload({
          url,
          headers,
          fields,
          files: files.map((file) => ({ ...file, field })),
          timeoutMs,
          onProgress,
        })
      : await http.send({ verb: definition.verb, url, headers, body, timeoutMs });
    deps.onHeaders(answer.headers);
    const opened = await openBody(answer, {
      sessionKey,
      acceptUnsigned: settings.acceptUnsigned,
      turn: () => deps.idle.turn(),
    });
    // Never from a plain answer: an answer from a cache has an old time.
    if (sessionKey !== undefined) {
      clock.learn(answer.headers);
      deps.onTime(answer.headers);
    }
    // Read an answer and use it in two tasks: after an access token, the waiting calls are sealed.
    await deps.idle.turn();
    return { status: answer.status, body: opened };
  };
}
