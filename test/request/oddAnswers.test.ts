import { calls, type CallDefinition } from '@/contract';
import { rateCalls } from '@/contract/rate';
import { call, type PlainDefinition } from '@/request';
import { EXCHANGES } from './odd/answers';
import { ABSENT, FAILS, WITHOUT_ITEM, type PlainName } from './odd/cases';
import { ACCOUNT, FLOWS } from './odd/flows';
import { HOME } from './odd/home';
import { makeWorld, ok, type World } from './world';

type Fields = Record<string, unknown>;

/** The answer with this value in place of that field. */
function withAt(answer: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const copy = structuredClone(answer);
  // The item is the last part of the path that is a number.
  const parts = (value === WITHOUT_ITEM ? path.replace(/\.\D[^\d]*$/, '') : path).split('.');
  const last = parts.pop() ?? '';
  let at = copy as Fields;
  for (const part of parts) at = at[part] as Fields;
  if (value === WITHOUT_ITEM) (at as unknown as unknown[]).splice(Number(last), 1);
  else if (value === ABSENT) delete at[last];
  else at[last] = value;
  return copy;
}

const entries = Object.entries(EXCHANGES) as [PlainName, { request: never; answer: unknown }][];
const exchangeOf = (name: PlainName) => {
  const exchange = EXCHANGES[name];
  if (exchange === undefined) throw new Error(`add an answer of ${name} to test/request/odd/answers.ts`);
  return exchange as { request: never; answer: unknown };
};

function serverOf(name: PlainName, data: unknown): World {
  const definition: CallDefinition = calls[name];
  return makeWorld(() => (definition.answer === 'data' ? { envelope: { code: 200, data } } : ok(data)));
}

const asked = (name: PlainName, request: object) => call(calls[name] as PlainDefinition, request);
const shown = (value: unknown) => (typeof value === 'symbol' ? value.description : JSON.stringify(value));

describe('a valid answer', () => {
  it.each(entries)('of %s is passed on unchanged', async (name, { request, answer }) => {
    serverOf(name, answer);
    expect(await asked(name, request)).toEqual(answer);
  });
});

const empty = (answer: unknown) => Object.keys(answer as object).length === 0;

describe('a success without any data', () => {
  it.each(entries)('of %s fails, unless no data are expected', async (name, { request, answer }) => {
    for (const data of [null, undefined]) {
      serverOf(name, data);
      if (empty(answer)) expect(await asked(name, request)).toEqual({});
      else await expect(asked(name, request)).rejects.toMatchObject({ kind: 'network' });
    }
  });
});

describe('an odd field affects only itself', () => {
  const rows = [...HOME, ...ACCOUNT, ...FLOWS].flatMap(([name, fields]) =>
    Object.entries(fields).flatMap(([path, cases]) =>
      cases.map(([odd, comes]) => [name, path, odd, comes] as const),
    ),
  );
  const titled = rows.map((row) => [`${row[0]} ${row[1]} ${shown(row[2])}`, row] as const);

  it('in every call of home and of the flows', () => {
    const broken = new Set<string>([...rows.map(([name]) => name), 'rateRange']);
    expect(
      entries.map(([name]) => name).filter((name) => !broken.has(name)),
      'its answer is in test/request/odd/answers.ts: add a row with its fields to home.ts or flows.ts beside it',
    ).toEqual([]);
  });

  it.each([ABSENT, null, '7.2%', 'low'])(
    'a range of rates without one end (%s) is not shown',
    async (odd) => {
      const { request, answer } = exchangeOf('rateRange');
      for (const end of ['min', 'max']) {
        serverOf('rateRange', withAt(answer, end, odd));
        expect(await call(rateCalls.rateRange, request)).toMatchObject({ isShow: 'N' });
      }
    },
  );

  it.each(titled)('%s', async (_title, [name, path, odd, comes]) => {
    const { request, answer } = exchangeOf(name);
    const world = serverOf(name, withAt(answer, path, odd));
    const coming = asked(name, request);
    if (comes === FAILS) {
      await expect(coming).rejects.toMatchObject({ kind: 'network' });
      expect(world.reports[0]?.errorInfo).toMatch(/^Request failed: answer does not fit the contract/);
    } else {
      expect(await coming).toEqual(withAt(answer, path, comes));
      expect([world.toasts, world.reports]).toEqual([[], []]);
    }
  });
});
