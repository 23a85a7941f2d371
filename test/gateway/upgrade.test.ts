import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const ask = (wgtVersion: string) =>
  bank.person('13540000001').must('hotUpdateList', { minVersion: '226', wgtVersion, terminal: 'h5' });

describe('versions', () => {
  it('come with their release notes, newest first, dated by the product clock', async () => {
    const { list } = await bank.person('13540000001').must('upgrade', { terminal: 'h5' });
    expect(list.map(({ version }) => version)).toEqual(['2.2.6', '1.1.4']);
    expect(list.every(({ notes }) => notes.length > 0)).toBe(true);
    const now = (await bank.console.now()).getTime();
    expect(Math.floor((now - Date.parse(list[0]?.publishedAt ?? '')) / 3_600_000)).toBe(96);
  });

  it('are installed by running clients only when they are hot and newer', async () => {
    expect((await ask('1.0.0')).list).toEqual([]);
    await bank.db.query(
      `insert into releases (wgt_version, version, title, notes, age_hours, hot)
       values ('2.2.6.10', '2.2.6', '修复', '["一"]', 1, true), ('2.2.6.9', '2.2.6', '修复', '["二"]', 2, true)`,
    );
    const versions = async (own: string) => (await ask(own)).list.map(({ wgtVersion }) => wgtVersion);
    expect(await versions('2.2.6')).toEqual(['2.2.6.10', '2.2.6.9']);
    expect(await versions('2.2.6.9')).toEqual(['2.2.6.10']);
    expect(await versions('2.2.6.10')).toEqual([]);
  });
});

describe('a version published at the console', () => {
  it('is offered to older clients, and is published once, also in other words; an older one no more', async () => {
    const body = { version: '3.0.0', notes: ['更快了'] };
    expect((await bank.console.raw('POST', 'releases', body)).status).toBe(200);
    expect((await ask('2.9.9')).list).toMatchObject([{ wgtVersion: '3.0.0', notes: ['更快了'] }]);
    for (const version of ['3.0.0', '3.0', '2.9.9'])
      expect(await bank.console.raw('POST', 'releases', { ...body, version })).toMatchObject({
        ...{ status: 400, json: { fields: { version: '版本号要比已发布的 3.0.0 高' } } },
      });
  });

  it.each([
    {},
    { version: '3', notes: ['一'] },
    { version: '3.1', notes: [] },
    { version: '3.x', notes: ['一'] },
  ])('is refused for %j', async (body) => {
    expect((await bank.console.raw('POST', 'releases', body)).status).toBe(400);
  });
});
