import { persisted } from '@/storage/persisted';
import { configureNavigation, routes } from '@/navigation';
import { wechat, type WechatCode } from '@/platform/wechat';
import { session } from '@/stores/session';
import { startGateway, type Bank, type TestPerson } from '../gateway/harness';
import { phones } from '../gateway/steps';
import { host } from './host';
import { startApp, type Seen } from './phone';

let turn = 0;

/** WeChat around the app, for the person with this phone; '' is a WeChat that gives no number. */
export function insideWechat(openId: string, phone = ''): void {
  turn += 1;
  const code = (text: string): WechatCode => ({ ok: true, code: `${text}-${turn}-${(turn += 1)}` });
  Object.assign(wechat, {
    present: true,
    login: () => Promise.resolve(code(`sandbox-login-${openId}`)),
    phoneCode: () => (phone === '' ? { ok: false, reason: 'denied' } : code(`sandbox-phone-${phone}`)),
  });
}

export function outsideWechat(): void {
  const absent = { ok: false, reason: 'unavailable' } as const;
  Object.assign(wechat, { present: false, login: () => Promise.resolve(absent), phoneCode: () => absent });
}

export interface Stage {
  readonly bank: Bank;
  readonly seen: Seen;
  readonly nextPhone: () => string;
}

/** The app on a phone where no one is logged in and nothing waits, over the file's own gateway. */
export function useStage(first: number): Stage {
  const stage: { bank?: Bank; seen?: Seen; nextPhone: () => string } = { nextPhone: phones(first) };
  beforeAll(async () => {
    stage.bank = await startGateway({ network: true });
    stage.seen = startApp(stage.bank);
    configureNavigation({
      nextPage: () => persisted.get('loginNextPage'),
      setNextPage: (loginNextPage) => persisted.set({ loginNextPage }),
    });
  });
  afterAll(() => stage.bank?.close());
  beforeEach(() => {
    session.clear('loggedOut');
    outsideWechat();
    stage.seen?.toasts.splice(0);
    host.reset(routes.home.path);
  });
  return stage as Stage;
}

export const top = (): string | undefined => host.addresses[host.addresses.length - 1];
export const params = (given: Record<string, string> = {}): ReadonlyMap<string, string> =>
  new Map(Object.entries(given));

/** Makes a link in the console for this phone; returns its code. */
export async function linkFor(bank: Bank, kind: 'square' | 'token', phone: string): Promise<string> {
  const { status, json } = await bank.console.raw('POST', `links/${kind}`, { phone });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return (json as { code: string }).code;
}

/** Gives a registered person an ID number, as the application would. */
export const identify = (bank: Bank, person: TestPerson) =>
  bank.db.query("update customers set name = '王云', id_no = $2 where phone = $1", [
    person.phone,
    person.facts.idNo,
  ]);
export const whitelist = (bank: Bank, phone: string) =>
  bank.db.query('update customers set whitelisted = true where phone = $1', [phone]);
