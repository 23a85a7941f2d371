import type { ContentRow } from '../../../gateway/queries/content';
import { startGateway, type Bank, type TestPerson } from '../harness';

let bank: Bank;
let visitor: TestPerson;
beforeAll(async () => {
  bank = await startGateway();
  visitor = bank.person('13900000001');
});
afterAll(() => bank.close());

const QUERY = { loanType: 'YQDC001', minVersion: '226' } as const;

const list = async () => (await bank.console.raw('GET', 'content')).json as ContentRow[];
const show = (kind: string, id: string, shown: boolean) =>
  bank.console.raw('POST', 'content', { kind, id, shown });

/** Names of one kind of content as the app gets it. */
const given: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  position: async () =>
    (
      await visitor.must('operationList', { ...QUERY, loginState: '0', page: '01', channel: '1-1-8' })
    ).positionDtoList
      .filter(({ isShow }) => isShow === 'true')
      .map(({ title }) => title),
  popup: async () =>
    (await visitor.must('homePopup', { ...QUERY, channel: '1-1-8' })).list.map(({ title }) => title),
  notice: async () => {
    const query = { pageNum: '1', pageSize: '999', plateform: '1-1-8', appUserId: '', phone: '' };
    return (await visitor.must('noticeList', { ...query, minVersion: '226' })).list.map(({ title }) => title);
  },
};

describe('content', () => {
  it.each([
    ['position', '成本明示'],
    ['popup', '谨防冒充客服'],
    ['notice', '谨防冒充客服'],
  ])('a %s is sent to the app while it is switched on', async (kind, title) => {
    const found = (await list()).find((one) => one.kind === kind && one.title === title);
    for (const shown of [false, true, false]) {
      expect((await show(kind, found?.id ?? '', shown)).status).toBe(200);
      expect((await given[kind]?.())?.includes(title)).toBe(shown);
      expect((await list()).find(({ id }) => id === found?.id)?.shown).toBe(shown);
    }
  });

  it.each([
    ['popup', 'nothing', true],
    ['banner', '1', true],
    ['popup', 'op-safe', 'yes'],
  ])('refuses %s %s %s', async (kind, id, shown) =>
    expect((await bank.console.raw('POST', 'content', { kind, id, shown })).status).toBe(400),
  );
});

describe('the transfer of a claim', () => {
  it('needs a loan, and is announced to its borrower', async () => {
    const transfer = (phone: string) => bank.console.raw('POST', 'transfers', { phone });
    expect((await transfer('13900000009')).status).toBe(400);
    const person = await bank.person('13900000002').becomeCredited();
    expect((await transfer(person.phone)).status).toBe(400);
    const { loanNo } = await person.draw();
    expect(await transfer(person.phone)).toMatchObject({ status: 200, json: { loanNo } });
    const { list: popups } = await person.must('newHomePopup', QUERY);
    expect(popups.map(({ kind }) => kind)).toEqual(['assetTransfer']);
  });
});
