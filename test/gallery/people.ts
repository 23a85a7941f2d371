import type { Browser, BrowserContextOptions } from 'playwright-core';
import * as v from 'valibot';
import type { Console } from '../gateway/bank/console';
import { PHONE } from '../journeys/driver/browser';
import type { Size } from './sizes';
import { routes } from '@/navigation/routes';
import type { State } from './state';

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;
/** The app's stored object (src/storage/persisted). */
const STORED = 'yunling';
const PATIENCE_MS = 60_000;
const Opened = v.object({ page: v.string() });
const Link = v.object({ query: v.string() });

async function openFor<T extends v.GenericSchema>(console: Console, phone: string, page: string, answer: T) {
  const { status, json } = await console.raw('POST', 'states/open', { phone, page });
  if (status !== 200) throw new Error(`${page}: ${JSON.stringify(json)}`);
  return v.parse(answer, json);
}

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
  if (persona === 'visitor') await page.goto(`${url}/#/pages/login/index`);
  else {
    await console.makePersona(phone, persona);
    // By a link, not by a code: a persona that was sent some already would be asked for a captcha.
    const { query } = await openFor(console, phone, routes.home.path.slice(1), Link);
    await page.goto(`${url}/${query}`);
    await page.getByRole('button', { name: /登录/ }).filter({ visible: true }).first().click();
    await page.waitForURL(({ hash }) => !hash.includes('/pages/login/'));
  }
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** The state with the numbers of this person's loan, card or repayment in its address. */
export async function withNumbers(console: Console, phone: string, state: State): Promise<State> {
  if (state.query === undefined || !state.query.includes('{')) return state;
  const wanted = `${routes[state.page].path.slice(1)}?${state.query}`;
  const { page } = await openFor(console, phone, wanted, Opened);
  return { ...state, query: page.split('?')[1] ?? '' };
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
