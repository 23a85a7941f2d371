import type { Browser, BrowserContextOptions } from 'playwright-core';
import * as v from 'valibot';
import type { Console } from '../gateway/bank/console';
import { PHONE } from '../journeys/driver/browser';
import type { Size } from './sizes';
import { routes } from '@/navigation/routes';
import type { State } from './state';

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;
/** The app's stored object (src/model/persisted). */
const STORED = 'yunling';
const PATIENCE_MS = 60_000;
const Opened = v.object({ page: v.string() });

/** Makes the persona, logs in once, and returns what the browser keeps of it. */
export async function logInOnce(
  browser: Browser,
  url: string,
  console: Console,
  persona: string,
  phone: string,
): Promise<Storage> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(`${url}/#/pages/login/index`);
  if (persona !== 'visitor') {
    await console.makePersona(phone, persona);
    // A phone gets one code a minute.
    await console.advanceMinutes(2);
    await page.getByLabel('手机号').filter({ visible: true }).fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发到').filter({ visible: true }).first().waitFor();
    await page.getByRole('checkbox', { name: /用户注册协议/ }).click();
    await page
      .getByLabel('验证码')
      .and(page.locator('input'))
      .fill(await console.codeOf(phone));
    await page.waitForURL(({ hash }) => !hash.includes('/pages/login/'));
  }
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** The state with the numbers of this person's loan, card or repayment in its address. */
export async function withNumbers(console: Console, phone: string, state: State): Promise<State> {
  if (state.query === undefined || !state.query.includes('{')) return state;
  const page = `${routes[state.page].path.slice(1)}?${state.query}`;
  const { status, json } = await console.raw('POST', 'states/open', { phone, page });
  if (status !== 200) throw new Error(`${state.name}: ${JSON.stringify(json)}`);
  return { ...state, query: v.parse(Opened, json).page.split('?')[1] ?? '' };
}

/** The same person on a phone of this size. */
export function storageOn(size: Size, storage: Storage, url: string): Storage {
  if (size.elder === undefined) return storage;
  const origins = storage.origins.length > 0 ? storage.origins : [{ origin: url, localStorage: [] }];
  return {
    ...storage,
    origins: origins.map(({ origin, localStorage }) => {
      const text = localStorage.find(({ name }) => name === STORED)?.value ?? '{}';
      const value = JSON.stringify({ ...(JSON.parse(text) as object), elder: true });
      return {
        origin,
        localStorage: [...localStorage.filter(({ name }) => name !== STORED), { name: STORED, value }],
      };
    }),
  };
}

/** What the app has stored, by name: the mini-program keeps the same texts. */
export const storedTexts = ({ origins }: Storage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
