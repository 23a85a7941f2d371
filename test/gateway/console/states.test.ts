import { routes } from '@/navigation/routes';
import { safeTarget } from '@/domain/address/safeTarget';
import { PAGE_STATES, type PageState } from '../../../gateway/console/states';
import { startGateway, type Bank } from '../harness';

interface Opened {
  readonly phone: string;
  readonly code: string;
  readonly page: string;
  readonly query: string;
  readonly program: { readonly path: string; readonly query: string };
}

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const open = async (body: object): Promise<Opened> => {
  const { status, json } = await bank.console.raw('POST', 'states/open', body);
  if (status !== 200) throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(json)}`);
  return json as Opened;
};
const indexOf = (state: PageState) => PAGE_STATES.indexOf(state);

describe('the table of pages and states', () => {
  it('has every page of the product, and no other', () => {
    const pages = Object.values(routes).map(({ path }) => path.slice(1));
    const shown = [...new Set(PAGE_STATES.map(({ page }) => page))];
    expect(
      pages.filter((path) => !shown.includes(path)),
      "add its states to the file of its area in gateway/console/states/*.ts: ...of('<path>', ['<state>', '<persona>'])",
    ).toEqual([]);
    expect(
      shown.filter((path) => !pages.includes(path)),
      'no route of src/navigation/routes.ts: take its states out of gateway/console/states/*.ts',
    ).toEqual([]);
  });

  it('has each state of a page once', () => {
    const keys = PAGE_STATES.map(({ page, title }) => `${page} ${title}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('shows a page behind the login to a person who has one', () => {
    const behind = new Set<string>(
      Object.values(routes)
        .filter(({ login }) => login)
        .map(({ path }) => path.slice(1)),
    );
    expect(PAGE_STATES.filter(({ page, persona }) => persona === 'visitor' && behind.has(page))).toEqual([]);
  });
});

/** One state of each persona: making somebody takes a while, and the next page of the same persona needs only its query. */
const firstOfEach = PAGE_STATES.filter(
  ({ persona }, index) => PAGE_STATES.findIndex((other) => other.persona === persona) === index,
);
/** The clock is everybody's: who needs a later day comes last. */
const LATER = /^(due|overdue|proofLate|expiredLine)/;
const inOrder = [
  ...firstOfEach.filter(({ persona }) => !LATER.test(persona)),
  ...firstOfEach.filter(({ persona }) => LATER.test(persona)),
];

describe('a state opened', () => {
  it.each(inOrder.map((state) => [state.persona, state] as const))(
    '%s: comes in by the link, and has what the queries of all its pages name',
    async (persona, state) => {
      const opened = await open({ state: indexOf(state) });
      if (persona === 'visitor') return expect(opened.query).toBe(`#/${state.page}`);
      const person = bank.person(opened.phone);
      const { tokenCode } = await person.must('generateTokenCode', { accessCode: opened.code });
      person.client.tokenCode = tokenCode;
      await person.must('queryProdSts', { productType: 'YQDC001' });
      for (const other of PAGE_STATES.filter((one) => one.persona === persona && one.query !== undefined)) {
        const again = await open({ phone: opened.phone, page: `${other.page}?${other.query ?? ''}` });
        expect(again.page).not.toMatch(/[{}]/);
      }
    },
  );

  it('leads to its page on both targets, by a target that the app accepts', async () => {
    const state = PAGE_STATES.find(({ persona, query }) => persona === 'partlyRepaid' && query !== undefined);
    const opened = await open({ state: PAGE_STATES.indexOf(state as PageState) });
    expect(opened.program.path).toBe('pages/login/wxLogin');
    expect(opened.query).toBe(`#/${opened.program.path}?${opened.program.query}`);
    const target = new URLSearchParams(opened.program.query).get('toPage');
    expect(target).toBe(`/${opened.page}`);
    expect(safeTarget(target ?? '', { hosts: [], pages: () => true })).toMatchObject({ kind: 'page' });
  });

  it.each([
    { state: -1 },
    { state: 100_000 },
    { phone: '13700000000', page: 'https://elsewhere.example' },
    {},
  ])('%j is refused', async (body) => {
    expect((await bank.console.raw('POST', 'states/open', body)).status).toBe(400);
  });

  it('is drawn as a QR code', async () => {
    const answer = await bank.app.inject({ url: '/sandbox/api/states/qr?text=pages/home/index' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.body).toContain('<svg');
  });
});
