import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../architecture/files';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import type { GatewayProcess } from '../journeys/driver/gateway';
import { comes } from '../journeys/driver/patience';
import { EngineDriver } from './driver';
import type { Engine } from './engine';

const States = v.array(v.object({ page: v.string(), state: v.number(), persona: v.string() }));
const Opened = v.object({ query: v.string(), page: v.string() });
const COME_IN = /^(登录|换成 .*)$/;
const LOGIN = '/pages/login/tokenLogin';
const REST_MS = 20_000;

/** Opens each page in its first state, as somebody who is in it; what fails, by page. `only`: part of its address. */
export async function openPages(
  start: () => Promise<Engine>,
  gateway: GatewayProcess,
  name: string,
  only = '',
): Promise<{ readonly opened: number; readonly failed: readonly string[] }> {
  const console = new Console(overNetwork(gateway.url));
  const states = v.parse(States, (await console.raw('GET', 'states')).json);
  const isFirst = ({ page }: (typeof states)[number], index: number) =>
    states.findIndex((other) => other.page === page) === index;
  const wanted = states.filter(isFirst).filter(({ page }) => page.includes(only));
  const failed: string[] = [];
  let engine = await start();
  for (const { page, state, persona } of wanted) {
    const driver = new EngineDriver(engine, gateway.url, join(root, '.test-output', 'engines', name));
    try {
      const link = v.parse(Opened, (await console.raw('POST', 'states/open', { state })).json);
      await openState(driver, link, persona === 'visitor');
      failed.push(...(await driver.problems()).map((problem) => `${page}: ${problem}`));
      await driver.screenshot(page.replace(/\//g, '-').replace(/^pages-/, ''));
    } catch (error) {
      failed.push(`${page}: ${error instanceof Error ? error.message : String(error)}`);
      // Its process may have died: the next page gets a new browser.
      await engine.close().catch(() => undefined);
      engine = await start();
    }
  }
  await engine.close();
  return { opened: wanted.length, failed };
}

async function openState(
  driver: EngineDriver,
  { query, page }: v.InferOutput<typeof Opened>,
  visitor: boolean,
): Promise<void> {
  if (!visitor) {
    await driver.visit(query);
    await driver.tapRole('button', COME_IN);
    await comes(async () => (await driver.path()) !== LOGIN, REST_MS);
  }
  await driver.open(`/${page}`);
  let before = '';
  const rests = async (): Promise<boolean> => {
    const now = await driver.calmText();
    const same = now !== '' && now === before;
    before = now;
    return same;
  };
  if (!(await comes(rests, REST_MS))) throw new Error('is never at rest, or empty');
}
