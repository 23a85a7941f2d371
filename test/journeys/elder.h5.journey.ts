import type { Page } from 'playwright-core';
import { routes, type RouteKey } from '@/navigation/routes';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import { ELDER_MEASURES } from '../gallery/elder';
import { openH5Window } from '../gallery/h5';
import { logInOnce, storageOn, withNumbers } from '../gallery/people';
import { rest } from '../gallery/picture';
import { SIZES, type Size } from '../gallery/sizes';
import { GALLERIES, type State } from '../gallery/states';
import { stage } from './driver';

const all = stage();
/** Has not been here before. */
const VISITOR = { cookies: [], origins: [] };
const FIRST_PHONE = 13_700_200_000;
/** Pages are quick to look at: what they show while they load is not judged. */
const EQUAL_LOOKS = 3;
/** Pages for developers, which no release has. */
const DEVELOPERS: readonly RouteKey[] = ['test', 'testConfiguration'];
const ELDER = SIZES.find(({ elder }) => elder) as Size;

/** One state of each page, by as few personas as have them all. */
function tour(): ReadonlyMap<string, readonly State[]> {
  const left = new Set((Object.keys(routes) as RouteKey[]).filter((key) => !DEVELOPERS.includes(key)));
  const plain = GALLERIES.map(({ persona, states }) => ({
    persona,
    states: states.filter(({ taps, faults }) => taps === undefined && faults === undefined),
  }));
  const groups = new Map<string, readonly State[]>();
  while (left.size > 0) {
    const news = plain.map(({ persona, states }) => ({
      persona,
      states: states.filter(
        ({ page }, at) => left.has(page) && states.findIndex((s) => s.page === page) === at,
      ),
    }));
    const most = news.reduce((a, b) => (b.states.length > a.states.length ? b : a));
    if (most.states.length === 0) throw new Error(`no gallery opens ${[...left].join(', ')}`);
    groups.set(most.persona, most.states);
    most.states.forEach(({ page }) => left.delete(page));
  }
  return groups;
}

const TOUR = [...tour()].map(([persona, states], index) => ({
  persona,
  states,
  phone: String(FIRST_PHONE + index),
}));

/** What the sandbox advertises, by page. */
const ADVERTISED: readonly (readonly [RouteKey, string])[] = [
  ['home', '综合融资成本，一张表看清'],
  ['activity', '按时还款，利息更省'],
  ['user', '借还记录，一目了然'],
  ['user', '看懂综合融资成本'],
];

const judge = async (page: Page): Promise<readonly string[]> => {
  const found = await Promise.all(ELDER_MEASURES.map((measure) => page.evaluate(measure)));
  return found.flat();
};

describe('in elder mode every page has larger type, one main button and no promotions', () => {
  it.each(TOUR)('as $persona', async ({ persona, states, phone }) => {
    const { url } = all.gateway;
    const console = new Console(overNetwork(url));
    const storage = storageOn(ELDER, await logInOnce(all.browser, url, console, persona, phone), url);
    const queue = [...states];
    const faults: string[] = [];
    const walk = async (): Promise<void> => {
      const window = await openH5Window(all.browser, url, ELDER, storage);
      for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
        const { page, query } = await withNumbers(console, phone, state);
        await window.open(`${routes[page].path}${query ? `?${query}` : ''}`);
        const still = await rest(window, EQUAL_LOOKS);
        const found = [...(await judge(window.page)), ...(await window.wide())];
        faults.push(
          ...[...(still ? [] : ['never at rest']), ...found].map((one) => `${state?.name}: ${one}`),
        );
      }
      await window.close();
    };
    await Promise.all([walk(), walk()]);
    expect(faults).toEqual([]);
  });

  it('shows nothing of what is advertised without it', async () => {
    const { url } = all.gateway;
    const usual: Size = { name: 'usual', width: ELDER.width, height: ELDER.height };
    const seen = await Promise.all(
      [usual, ELDER].map(async (size) => {
        const window = await openH5Window(all.browser, url, size, storageOn(size, VISITOR, url));
        const texts: string[] = [];
        for (const [page, text] of ADVERTISED) {
          await window.open(routes[page].path);
          await rest(window, EQUAL_LOOKS);
          if (await window.page.getByText(text).filter({ visible: true }).count()) texts.push(text);
        }
        await window.close();
        return texts;
      }),
    );
    expect(seen).toEqual([ADVERTISED.map(([, text]) => text), []]);
  });
});
