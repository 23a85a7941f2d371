import type { CallName } from '@/contract';
import { routes, type PageModel, type RouteKey } from '@/navigation';
import { host } from '../../app/host';
import { ends, LENIENT, TIMES, TIMES_BY_CALL } from './endings';
import { modelOf, Requests } from './opened';
import { PAGES, type Row } from './pages';
import { useStage } from './stage';

const stage = useStage();
const requests = new Requests();
beforeAll(() => requests.begin());
afterAll(() => requests.end());

interface Opened {
  readonly model: PageModel | undefined;
  /** What it asked for that ends. */
  readonly asked: readonly CallName[];
}

/** Parameters that lead each page to something of the person's own. */
async function ownParams(): Promise<Readonly<Record<string, string>>> {
  const { person, bank } = stage;
  const { loanNo } = await person.draw({ purpose: 'decoration' });
  await stage.endingCoupon();
  await bank.console.raw('POST', 'supplements', { phone: person.phone, title: '收入证明' });
  const { list: papers } = await person.must('supplementList', {});
  const { list: cards } = await person.must('queryBankList', {});
  const cardId = cards[0]?.cardId ?? '';
  return { loanNo, cardId, no: papers[0]?.supplementNo ?? '', action: 'exportData' };
}

const show = (key: RouteKey) => host.reset(routes.home.path, routes[key].path);

async function open(key: RouteKey, row: Row, params: Readonly<Record<string, string>>): Promise<Opened> {
  const Model = await modelOf(key);
  if (Model === undefined) return { model: undefined, asked: [] };
  await row.before?.(params['loanNo'] ?? '');
  show(key);
  requests.take();
  const model = new Model(new Map(Object.entries({ ...params, ...row.params })));
  await model.load();
  await requests.settled();
  return { model, asked: [...requests.take()].filter(ends) };
}

/** What midnight has ended on this page and it does not ask for; '' if it asks for all. */
async function forgotten(key: RouteKey, { model, asked }: Opened): Promise<string> {
  show(key);
  requests.take();
  await model?.shown?.();
  await requests.settled();
  const again = requests.take();
  return asked.filter((name) => !again.has(name)).join();
}

/** What the row of a page says that is not so; '' if all of it is. */
async function wrongIn(key: RouteKey, row: Row, opened: Opened): Promise<string> {
  const { model, asked } = opened;
  if ((row.ends === 'no model') !== (model === undefined)) return model ? 'has a model' : 'has no model';
  const holds = row.ends === 'asked again' || row.ends === 'stays';
  if (!holds) return asked.length > 0 ? `says nothing ends here: ${asked.join()}` : '';
  if (asked.length === 0) return 'asks for nothing that ends';
  const missed = await forgotten(key, opened);
  if (row.ends === 'stays') return missed === '' ? 'asks again' : '';
  return missed === '' ? '' : `does not ask again: ${missed}`;
}

describe('what midnight ends', () => {
  it('is known of every day and time that an answer holds', () => {
    const names = [...TIMES_BY_CALL.values()].flatMap(({ times }) => [...times]);
    expect(
      Object.keys(TIMES).sort(),
      "a field of the contract that is a `date` or an `instant`: its line in TIMES of test/pages/overMidnight/endings.ts, 'ends' or 'was'",
    ).toEqual([...new Set([...names, ...OF_LENIENT_LISTS])].sort());
    const lenient = [...TIMES_BY_CALL].filter(([, found]) => found.lenient).map(([name]) => name);
    expect(
      Object.keys(LENIENT).sort(),
      "a call with a list by `someOf`: its line in LENIENT of test/pages/overMidnight/endings.ts, 'ends' or 'was'",
    ).toEqual(lenient.sort());
  });

  it('is asked for again by every page that holds it, when the page is shown again', async () => {
    const rows = Object.entries(PAGES) as [RouteKey, Row][];
    const params = await ownParams();
    const opened = new Map<RouteKey, Opened>();
    for (const [key, row] of rows) opened.set(key, await open(key, row, params));
    await stage.midnight();
    const wrong: Partial<Record<RouteKey, string>> = {};
    for (const [key, row] of rows) {
      const found = await wrongIn(key, row, opened.get(key) ?? { model: undefined, asked: [] });
      if (found !== '') wrong[key] = found;
    }
    for (const { model } of opened.values()) model?.dispose?.();
    expect(wrong, 'its row in test/pages/overMidnight/pages.ts says otherwise, or it needs one').toEqual({});
  });
});

/** Days within the lists that do not show their fields. */
const OF_LENIENT_LISTS = ['expiresOn'];
