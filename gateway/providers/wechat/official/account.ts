import { isExpected, isTokenError } from './errors';
import { Exchange, type Answered } from './exchange';
import type { OfficialSetting } from './setting';
import { sealedStore } from './sealedStore';
import { AccessToken, type TokenStore } from './token';

export interface OfficialParts {
  readonly store: TokenStore;
  /** Of a failure that an operator can mend: the interface and WeChat's error code, or why the database has no token. */
  readonly warn: (text: string) => void;
}

/** WeChat was not asked. */
export interface NotAsked {
  readonly kind: 'noToken';
}

/** What the interfaces of WeChat's server API are asked through. */
export class Account {
  private readonly exchange: Exchange;
  private readonly token: AccessToken;

  constructor(
    readonly setting: OfficialSetting,
    private readonly parts: OfficialParts,
  ) {
    this.exchange = new Exchange(setting);
    this.token = new AccessToken(setting, this.exchange, sealedStore(parts.store, setting), (code) =>
      this.note('cgi-bin/stable_token', code),
    );
  }

  /** With the account's secret in the query (sns/jscode2session alone). */
  async bySecret(path: string, query: Readonly<Record<string, string>>): Promise<Answered | undefined> {
    const { appid, secret } = this.setting;
    return this.noted(path, await this.exchange.ask({ path, query: { appid, secret, ...query } }));
  }

  /** With the access token; with another one, once, if WeChat does not accept it. */
  async byToken(path: string, body: object): Promise<Answered | NotAsked | undefined> {
    const token = await this.orNone(this.token.current());
    if (token === undefined) return { kind: 'noToken' };
    const ask = (access_token: string) => this.exchange.ask({ path, query: { access_token }, body });
    const answer = await ask(token);
    if (answer?.kind !== 'json' || !isTokenError(answer.code)) return this.noted(path, answer);
    const other = await this.orNone(this.token.instead(token));
    return this.noted(path, other === undefined ? answer : await ask(other));
  }

  /** A store that fails has no token: the database is busy or away. */
  private async orNone(token: Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await token;
    } catch (error) {
      this.parts.warn(`WeChat access token: ${String(error)}`);
      return undefined;
    }
  }

  private noted(path: string, answer: Answered | undefined): Answered | undefined {
    if (answer?.kind === 'json' && !isExpected(answer.code)) this.note(path, answer.code);
    return answer;
  }

  private note(path: string, code: number): void {
    this.parts.warn(`WeChat ${path}: error ${code}`);
  }
}
