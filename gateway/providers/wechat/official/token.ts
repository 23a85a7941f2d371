import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Exchange } from './exchange';
import type { OfficialSetting } from './setting';

/** The token that all gateways share (queries/wechatAccess). */
export interface TokenStore {
  /** `token` '' if none is good; `ending`: it is time for a new one. */
  read(appid: string): Promise<{ readonly token: string; readonly ending: boolean }>;
  /** True for one process at a time: it asks WeChat, the others wait or use the old one. */
  claim(appid: string): Promise<boolean>;
  /** `seconds`: how long it is good. Ends the claim. */
  keep(appid: string, fresh: { readonly token: string; readonly seconds: number }): Promise<void>;
  /** Ends a claim without a result. */
  release(appid: string): Promise<void>;
}

const fresh = v.object({
  access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});
/** How often somebody who waits looks for the token of the process that asks. */
const LOOK_MS = 100;

/** The stable access token (cgi-bin/stable_token). While WeChat exchanges it, the old one is good for five more minutes. */
export class AccessToken {
  constructor(
    private readonly setting: OfficialSetting,
    private readonly exchange: Exchange,
    private readonly store: TokenStore,
    private readonly failed: (code: number) => void,
  ) {}

  /** Undefined if there is none and WeChat gives none in time. */
  async current(): Promise<string | undefined> {
    const { token, ending } = await this.store.read(this.setting.appid);
    if (token !== '' && !ending) return token;
    if (!(await this.store.claim(this.setting.appid))) return token || this.awaited('');
    return (await this.renew('')) ?? (token || undefined);
  }

  /** Another one than this, which WeChat did not accept. */
  async instead(refused: string): Promise<string | undefined> {
    const { token } = await this.store.read(this.setting.appid);
    if (token !== '' && token !== refused) return token;
    if (!(await this.store.claim(this.setting.appid))) return this.awaited(refused);
    return this.renew(refused);
  }

  private async renew(refused: string): Promise<string | undefined> {
    const { appid } = this.setting;
    try {
      let got = await this.ask(false);
      // WeChat thinks that it is good: only force makes another one. That is allowed twenty times a day.
      if (got?.token === refused) got = await this.ask(true);
      if (got === undefined) await this.store.release(appid);
      else await this.store.keep(appid, got);
      return got?.token;
    } catch (error) {
      // If this fails, too, the claim ends by itself.
      await this.store.release(appid).catch(() => undefined);
      throw error;
    }
  }

  private async ask(force: boolean): Promise<{ token: string; seconds: number } | undefined> {
    const { appid, secret } = this.setting;
    const answer = await this.exchange.ask({
      path: 'cgi-bin/stable_token',
      body: { grant_type: 'client_credential', appid, secret, force_refresh: force },
    });
    if (answer?.kind !== 'json') return undefined;
    if (answer.code !== 0) this.failed(answer.code);
    const read = v.safeParse(fresh, answer.body);
    return read.success ? { token: read.output.access_token, seconds: read.output.expires_in } : undefined;
  }

  /** The token of the process that asks now. */
  private async awaited(refused: string): Promise<string | undefined> {
    const until = Date.now() + this.setting.timeoutMs;
    while (Date.now() < until) {
      await wait(LOOK_MS);
      const { token } = await this.store.read(this.setting.appid);
      if (token !== '' && token !== refused) return token;
    }
    return undefined;
  }
}
