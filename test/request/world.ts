import {
  configureRequest,
  type Expiry,
  type RequestDeps,
  type RequestErrorRecord,
  type RequestSettings,
} from '@/request';
import {
  HttpFailure,
  type HttpAnswer,
  type HttpFailureReason,
  type HttpPort,
  type HttpUpload,
} from '@/platform/http';
import { createLostReports } from '@/runtime/lostReports';
import { gatewayKeys, openRequest, sealAnswer } from '../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from '../wire/vectors';

const keys = gatewayKeys(vectors.privateKeyPem);
export const NOW = Date.UTC(2026, 10, 18, 3);
export const BASE = 'https://gateway.example';

/** A request as the gateway reads it: sealed ones are really decrypted. */
export interface Seen {
  readonly verb: string;
  readonly url: string;
  /** Path without base and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionKey?: string;
  readonly timeoutMs: number;
  readonly files?: HttpUpload['files'];
}

export type Reply =
  | {
      readonly envelope: object;
      readonly status?: number;
      readonly inClear?: true;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly text: string; readonly status?: number }
  | { readonly failure: HttpFailureReason };

export type Gateway = (seen: Seen) => Reply | Promise<Reply>;

export const ok = (data: unknown): Reply => ({
  envelope: { RESPONSE: { RETURN_CODE: '000000', RETURN_DESC: '成功', RETURN_DATA: data } },
});
export const no = (code: string, desc?: string): Reply => ({
  envelope: { RESPONSE: { RETURN_CODE: code, RETURN_DESC: desc, RETURN_DATA: null } },
});
export const token = (text: string): Reply =>
  ok({ access_token: text, token_type: 'bearer', expires_in: 7200 });

const queryOf = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

function readBody(body: string | undefined, headers: Readonly<Record<string, string>>, query: string) {
  if (body === undefined) return { params: queryOf(query) };
  if (headers['content-type'] === 'application/json')
    return { params: JSON.parse(body) as Record<string, unknown> };
  const fields = queryOf(body);
  return fields['sKey'] === undefined ? { params: fields } : openRequest(fields, { rv: headers['rv'] }, keys);
}

function written(reply: Reply, sessionKey: string | undefined): HttpAnswer {
  if ('failure' in reply) throw new HttpFailure(reply.failure);
  const { status = 200 } = reply;
  const headers = { h5gray: 'false' };
  if ('text' in reply) return { status, headers, text: reply.text };
  const sealed = sessionKey !== undefined && !reply.inClear;
  const body = sealed ? { code: 200, ...sealAnswer(reply.envelope, sessionKey) } : reply.envelope;
  return { status, headers: { ...headers, ...reply.headers }, text: JSON.stringify(body) };
}

/** The device boundary: above it is the real request layer, behind it the gateway's own reader. */
function httpOver(gateway: Gateway, seen: Seen[], port: Partial<HttpPort>): HttpPort {
  const pass = async (one: Seen): Promise<HttpAnswer> => {
    seen.push(one);
    return written(await gateway(one), one.sessionKey);
  };
  const split = (url: string) => {
    const [path = '', query = ''] = url.replace(BASE, '').split('?');
    return { path, query };
  };
  return {
    hasOrigin: false,
    filesPerUpload: 'many',
    send: async ({ verb, url, headers, body, timeoutMs }) => {
      const { path, query } = split(url);
      return pass({ verb, url, path, headers, timeoutMs, ...readBody(body, headers, query) });
    },
    upload: async ({ url, headers, fields, files, timeoutMs }) =>
      pass({ verb: 'POST', url, path: split(url).path, headers, params: fields, files, timeoutMs }),
    ...port,
  };
}

export interface World {
  readonly seen: Seen[];
  readonly toasts: string[];
  /** Each call of feedback.loading. */
  readonly loading: (string | false)[];
  readonly expired: Expiry[];
  readonly reports: RequestErrorRecord[];
  readonly headers: Readonly<Record<string, string>>[];
  /** Calls that the host does not have. */
  readonly missing: Set<string>;
  readonly session: { tokenCode: string; phone: string; generation: number };
  readonly stored: { accessToken: string };
}

export interface WorldOptions {
  readonly settings?: Partial<RequestSettings>;
  readonly port?: Partial<HttpPort>;
  readonly loggedIn?: boolean;
  readonly accessToken?: string;
  readonly deps?: Partial<RequestDeps>;
  /** How what the layer needs is loaded; at once without it. */
  readonly load?: (deps: RequestDeps) => Promise<RequestDeps>;
}

const SETTINGS: RequestSettings = {
  baseUrl: BASE,
  version: '2.2.6',
  publicKey: publicKeyBase64,
  passwordKey: () => '0123456789abcdef',
  clientId: 'h5',
  clientSecret: 'secret',
  timeoutMs: 30_000,
  transferTimeoutMs: 60_000,
  bearerRule: 'all',
  tokenVerb: 'POST',
  acceptUnsigned: false,
  traceHeader: true,
};

/** A newly configured request layer over the given gateway, and a record of its effects on the app. */
export function makeWorld(gateway: Gateway, options: WorldOptions = {}): World {
  const { settings, port = {}, loggedIn = true, accessToken = 'at-0', deps, load } = options;
  const world: World = {
    seen: [],
    toasts: [],
    loading: [],
    expired: [],
    reports: [],
    headers: [],
    missing: new Set(),
    session: { tokenCode: loggedIn ? 't-1' : '', phone: loggedIn ? '13800138000' : '', generation: 1 },
    stored: { accessToken },
  };
  const bytes = seededBytes(99);
  const given: RequestDeps = {
    settings: { ...SETTINGS, ...settings },
    session: {
      tokenCode: () => world.session.tokenCode,
      phone: () => world.session.phone,
      generation: () => world.session.generation,
    },
    accessToken: {
      read: () => world.stored.accessToken,
      write: (text) => void (world.stored.accessToken = text),
      clear: () => void (world.stored.accessToken = ''),
    },
    channel: { platform: () => '1-1-8' },
    gray: { headers: () => ({ gray: 'true', custgrayid: 'g-1' }) },
    offers: {
      has: ({ name }) => !world.missing.has(name),
      lacks: ({ name }) => void world.missing.add(name),
      instead: () => Promise.resolve(undefined),
    },
    feedback: {
      toast: (text) => void world.toasts.push(text),
      loading: (text) => void world.loading.push(text),
    },
    onExpired: (expiry) => void world.expired.push(expiry),
    onHeaders: (headers) => void world.headers.push(headers),
    onTime: () => undefined,
    reportError: (record) => void world.reports.push(record),
    reportLost: createLostReports((record) => void world.reports.push(record)),
    http: httpOver(gateway, world.seen, port),
    random: { bytes, ready: () => Promise.resolve() },
    idle: { turn: () => Promise.resolve(), soon: () => undefined, touched: () => undefined },
    now: () => NOW,
    ...deps,
  };
  configureRequest(() => load?.(given) ?? Promise.resolve(given), given.feedback.toast);
  return world;
}
