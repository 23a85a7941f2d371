import { isExpected, isTokenError } from './errors';
import { Exchange, type Answered } from './exchange';
import type { OfficialSetting } from './setting';
import { AccessToken, type TokenStore } from './token';

export interface OfficialParts {
  readonly store: TokenStore;
  /** Of a failure that an operator can mend: the interface and WeChat's error code, nothing else. */
  readonly warn: (text: string) => void;
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
    this.token = new AccessToken(setting, this.exchange, parts.store, (code) =>
      this.note('cgi-bin/stable_token', code),
    );
  }

  /** With the account's secret in the query (sns/jscode2session alone). */
  async bySecret(path: string, query: Readonly<Record<string, string>>): Promise<Answered | undefined> {
    const { appid, secret } = this.setting;
    return this.noted(path, await this.exchange.ask({ path, query: { appid, secret, ...query } }));
  }

  /** With the access token; with another one, once, if WeChat does not accept it. */
  async byToken(path: string, body: object): Promise<Answered | undefined> {
    const token = await this.token.current();
    if (token === undefined) return undefined;
    const ask = (access_token: string) => this.exchange.ask({ path, query: { access_token }, body });
    const answer = await ask(token);
    if (answer?.kind !== 'json' || !isTokenError(answer.code)) return this.noted(path, answer);
    const other = await this.token.instead(token);
    return this.noted(path, other === undefined ? answer : await ask(other));
  }

  private noted(path: string, answer: Answered | undefined): Answered | undefined {
    if (answer?.kind === 'json' && !isExpected(answer.code)) this.note(path, answer.code);
    return answer;
  }

  private note(path: string, code: number): void {
    this.parts.warn(`WeChat ${path}: error ${code}`);
  }
}
