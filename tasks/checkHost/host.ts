import { sendByFetch } from '@/platform/http/sendByFetch';
import { webCrypto } from '@/platform/random/webCrypto';
import { call, configureRequest, type RequestDeps, type RequestErrorRecord } from '@/request';
import { createLostReports } from '@/runtime/lostReports';
import type { HttpAnswer } from '@/platform/http';
import type { CallDefinition } from '@/contract';
import type { Asked } from './asked';

/** A host, with the settings that a build for it has. */
export interface HostSettings {
  readonly base: string;
  readonly publicKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly gatewayPrefix: string;
  readonly frontPrefix: string;
  readonly tokenVerb: 'POST' | 'GET';
}

/** What came of a call: the failure in words, the fields that could not be read, and the answers on the way. */
export interface Came {
  readonly failure: string;
  readonly notRead: readonly string[];
  readonly answers: readonly HttpAnswer[];
}

const NOT_KNOWN: readonly number[] = [404, 405];

/** The app's own request layer on this machine, against the host. It accepts answers without a sign, so that the check can name them. */
export class Host {
  token = '';
  private answers: HttpAnswer[] = [];
  private notRead: string[] = [];
  private failures: string[] = [];

  constructor(readonly settings: HostSettings) {
    const { base, publicKey, clientId, clientSecret, gatewayPrefix, frontPrefix, tokenVerb } = settings;
    const deps: RequestDeps = {
      settings: {
        ...{ baseUrl: base, publicKey, clientId, clientSecret, gatewayPrefix, frontPrefix, tokenVerb },
        ...{ version: '2.2.6', timeoutMs: 30_000, transferTimeoutMs: 60_000, bearerRule: 'all' },
        ...{ acceptUnsigned: true, traceHeader: false },
        passwordKey: () => '',
      },
      session: { tokenCode: () => '', phone: () => '', generation: () => 1 },
      accessToken: {
        read: () => this.token,
        write: (token) => void (this.token = token),
        clear: () => void (this.token = ''),
      },
      channel: { platform: () => '1-1-8' },
      gray: { headers: () => ({}) },
      offers: { has: () => true, lacks: () => undefined, instead: () => Promise.resolve(undefined) },
      feedback: { toast: () => undefined, loading: () => undefined },
      onExpired: () => undefined,
      onHeaders: () => undefined,
      onTime: () => undefined,
      reportError: (record) => this.note(record),
      reportLost: createLostReports((record) => this.note(record)),
      http: {
        hasOrigin: false,
        filesPerUpload: 'many',
        send: async (request) => {
          const answer = await sendByFetch(request);
          this.answers.push(answer);
          return answer;
        },
        upload: () => Promise.reject(new Error('nothing is uploaded')),
      },
      random: webCrypto,
      idle: { turn: () => Promise.resolve(), soon: () => undefined, touched: (act) => act() },
      now: () => Date.now(),
    };
    configureRequest(
      () => Promise.resolve(deps),
      () => undefined,
    );
  }

  private note({ errorInfo }: RequestErrorRecord): void {
    const [, fields] = /^Not read: (.*)$/.exec(errorInfo) ?? [];
    if (fields === undefined) this.failures.push(errorInfo);
    else this.notRead.push(...fields.split(' '));
  }

  async ask({ definition, request }: Asked): Promise<Came> {
    this.answers = [];
    this.notRead = [];
    this.failures = [];
    // A call with files is never asked.
    const failure = await call(definition as never, request as never).then(
      () => '',
      (error: { detail?: string; message?: string }) => error.detail ?? error.message ?? '',
    );
    return { failure: this.failures[0] ?? failure, notRead: this.notRead, answers: this.answers };
  }

  /** Whether the host knows the address; asked without a session and without a body, so that nothing happens. */
  async knows({ path, verb }: CallDefinition): Promise<boolean> {
    const { base, gatewayPrefix, frontPrefix } = this.settings;
    const prefix = path.startsWith('/applfront/') ? frontPrefix : gatewayPrefix;
    const { status } = await fetch(base + prefix + path, {
      method: verb,
      headers: { authorization: `Bearer ${this.token}` },
    });
    return !NOT_KNOWN.includes(status);
  }

  /** Which of these request headers a page of `origin` may send. */
  async allowed(origin: string, headers: readonly string[]): Promise<readonly string[]> {
    const { base, gatewayPrefix } = this.settings;
    const answer = await fetch(`${base}${gatewayPrefix}/oauth/token`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers.join(','),
      },
    });
    const given = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/);
    return headers.filter((name) => given.includes(name));
  }
}
