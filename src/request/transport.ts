import type { CallDefinition } from '@/contract';
import type { UploadFile } from '@/platform/http';
import { openBody } from './answer';
import type { RequestDeps } from './deps';
import { UrlMissing } from './failureOf';
import { baseOf, createPrepare, type Draft, type Prepared } from './prepare';

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

export type Send = (outgoing: Outgoing) => Promise<Arrived>;

/** One request over the network and back: address, headers, sealing, opening. Rejects if no answer comes. */
export function createTransport(deps: RequestDeps): Send {
  const { settings, http } = deps;
  const clock = createServerClock(deps.now);
  const prepare = createPrepare({ ...deps, now: clock.now });
  let last: Promise<unknown> = Promise.resolve();

  /** One after another: each takes random bytes, and waits for a filled pool instead of several emptying it together. */
  const prepareNext = (draft: Draft): Promise<Prepared> => {
    const next = last.then(() => prepare(draft));
    last = next.catch(() => undefined);
    return next;
  };

  const headersFor = ({ traceNo, token }: Outgoing): Record<string, string> => ({
    version: settings.version,
    platform: deps.channel.platform(),
    ...(settings.traceHeader && { 'x-trace-no': traceNo }),
    ...deps.gray.headers(),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  });

  return async (outgoing) => {
    const { definition, params, files, onProgress } = outgoing;
    const base = baseOf(definition.path, settings, http.hasOrigin);
    if (base === undefined) throw new UrlMissing();
    const draft = { definition, params, headers: headersFor(outgoing) };
    const { path, headers, body, fields, sessionKey } = await prepareNext(draft);
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

/** How much the device's clock may be off: the gateway accepts five minutes, and an answer may take half a minute to arrive. */
const TOLERATED_MS = 60_000;

interface ServerClock {
  /** Milliseconds since 1970, by the server's clock as soon as an answer has told it. */
  now(): number;
  /** Reads the header `date` of an answer; names in lower case. */
  learn(headers: Readonly<Record<string, string>>): void;
}

/**
 * The server's time on a device whose own clock may be wrong: cheap phones are hours off after an empty battery, and the gateway refuses an rv that
 * is more than five minutes away from its clock (wire protocol, "Headers"). `own`: the device's clock, milliseconds since 1970.
 */
function createServerClock(own: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => own() + ahead,
    learn({ date = '' }) {
      const told = Date.parse(date) - own();
      if (Number.isFinite(told)) ahead = Math.abs(told) > TOLERATED_MS ? told : 0;
    },
  };
}
