import type { FastifyInstance } from 'fastify';
import type { HttpAnswer, HttpRequest } from '@/platform/http';
import { buildApp } from '../../../gateway/app';
import type { Database } from '../../../gateway/database';
import { ensureKeys } from '../../../gateway/keys';
import { readSettings } from '../../../gateway/settings';
import { Console } from '../../gateway/bank/console';
import { CACHE } from '../../gateway/bank/image';
import { TestPerson } from '../../gateway/bank/person';
import { inject } from '../../gateway/bank/send';
import { mortal, type Mortal } from '../real/mortal';
import { counted, type Counted } from './counted';
import type { Records } from './records';

/** The real gateway over this database: it can die between two lines, and is started again. */
export class LivingGateway {
  readonly keys = ensureKeys(CACHE);
  readonly console = new Console((request) => inject(this.running())(request));
  private readonly db: Mortal;
  private readonly counted: Counted;
  private app: FastifyInstance | undefined;
  /** A transaction has died, or will: what runs in this process tells no one anything any more. */
  private doomed = false;

  constructor(
    db: Database,
    private readonly records: Records,
  ) {
    this.counted = counted(db);
    this.db = mortal(this.counted);
  }

  /** What a build of the app for this gateway is given. */
  get buildSettings(): Readonly<Record<string, string>> {
    const { publicKey, passwordKey, clientId, clientSecret } = this.keys;
    return {
      TARO_APP_BASE_URL: 'https://gateway.example',
      TARO_APP_PUBLIC_KEY: publicKey,
      TARO_APP_CLIENT_ID: clientId,
      TARO_APP_CLIENT_SECRET: clientSecret,
      TARO_APP_PHONE_KEY: '0123456789abcdef',
      TARO_APP_PASSWORD_KEY: passwordKey,
    };
  }

  async start(): Promise<void> {
    this.doomed = false;
    const settings = { ...readSettings({}), dataDir: CACHE, logLevel: 'info' } as const;
    const { log } = this.records;
    this.app = await buildApp({ db: this.db, keys: () => this.keys, settings, log });
    await this.app.ready();
  }

  /** Something still runs in the database, on behalf of a call or after its answer. */
  get busy(): boolean {
    return this.counted.running() > 0;
  }

  /** Grows with whatever runs in the database. */
  get ran(): number {
    return this.counted.ran();
  }

  async stop(): Promise<void> {
    await this.app?.close();
    this.app = undefined;
  }

  /** The next transaction dies before or right after its commit. */
  dieNext = (moment: 'diesBefore' | 'diesAfter'): void => {
    this.doomed = true;
    this.db.dieNext(moment);
  };

  /** The next transaction is rolled back; the process lives on. */
  failNextWrite(): void {
    this.db.dieNext('diesBefore');
  }

  /** The answer; undefined: the process died in the meantime. It has been started again since. */
  async carry(request: HttpRequest): Promise<HttpAnswer | undefined> {
    const { verb, url, headers, body } = request;
    this.records.passed(request);
    const answer = await this.running().inject({
      method: verb,
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (this.doomed) {
      await this.restart();
      return undefined;
    }
    const plain = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    // Node keeps its own clock for this header.
    const date = new Date().toUTCString();
    return { status: answer.statusCode, headers: { ...Object.fromEntries(plain), date }, text: answer.body };
  }

  /** Somebody who talks to the gateway without a phone. */
  person(number: string): TestPerson {
    const codeOf = (phone: string) => this.console.codeOf(phone);
    return new TestPerson(
      { send: (request) => inject(this.running())(request), keys: this.keys, codeOf },
      number,
    );
  }

  /** What reaches somebody's eyes: the newest code sent to this number, the picture drawn for it. Something wrong if there is none. */
  inboxOf(number: string) {
    return {
      readCode: () => this.console.codeOf(number).catch(() => '000000'),
      readPicture: async () => {
        const newest = 'select answer from picture_codes where phone = $1 order by expires_at desc limit 1';
        return (await this.db.query<{ answer: string }>(newest, [number]))[0]?.answer ?? 'XXXX';
      },
    };
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  private running(): FastifyInstance {
    if (this.app === undefined) throw new Error('the gateway is not running');
    return this.app;
  }
}
