import { homeStatusRefusals } from '@/contract/homeStatus';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
});

describe('short answers about a person', () => {
  it('follow a drawing, until it is overdue', async () => {
    expect(await person.must('queryCustLoanSts', { loanType: 'YQDC001' })).toEqual({ loanSts: 'N' });
    expect(await person.must('queryPreLoanCredit', {})).toMatchObject({ mayDraw: 'Y' });
    const { list } = await person.must('getUserProdSts', {});
    expect(list).toMatchObject([{ userStatus: 'creditPass' }]);
    await person.draw();
    expect(await person.must('queryCustLoanSts', { loanType: 'YQDC001' })).toEqual({ loanSts: 'Y' });
    expect(await person.must('selectIndexData', {})).toMatchObject({
      userStatus: 'creditRepay',
      openLoans: 1,
    });
    expect(await person.must('queryUserOverDue', {})).toEqual({ overdue: 'N', amount: '0.00', days: 0 });
    await bank.console.advanceDays(40);
    const late = await person.must('queryUserOverDue', {});
    expect(late).toMatchObject({ overdue: 'Y' });
    expect([late.days > 0, late.amount]).toEqual([true, expect.not.stringMatching(/^0\.00$/)]);
  });

  it('say who may not draw, and give the services with the status', async () => {
    await person.must('freezeBorrowing', {});
    expect(await person.must('queryPreLoanCredit', {})).toMatchObject({ mayDraw: 'N' });
    const both = await person.must('getUserProdStsAndfunc', {});
    expect(both.functions.length).toBeGreaterThan(3);
    expect(await person.must('disciplinaryData', { loanType: 'YQDC001' })).toEqual({
      disciplinaryStatus: [],
    });
    expect(await person.must('queryNodeDatas', { node: '1' })).toEqual({ jdLoanStatus: '' });
    expect(await person.must('querygetPrompt', {})).toEqual({ prompt: '', percent: 0 });
    expect((await person.must('getOperationList', { page: '01' })).positionDtoList.length).toBeGreaterThan(0);
  });

  it('give a contract as base64 to its owner alone', async () => {
    const { loanNo } = await person.draw();
    const { loans } = await person.must('queryContractList', {});
    const fileId = loans.find((loan) => loan.loanNo === loanNo)?.files[0]?.fileId ?? '';
    const file = await person.must('getBase64Context', { fileId });
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const other = await bank.credited();
    expect((await other.refused('getBase64Context', { fileId })).code).toBe(homeStatusRefusals.fileUnknown);
  });
});

describe('small calls of the host', () => {
  it('give each person the same variant, both to somebody, and A where nothing runs', async () => {
    const ask = async (who: TestPerson, experiment: string) =>
      (await who.must('abtest', { experiment })).variant;
    expect(await ask(person, 'help-first')).toBe(await ask(person, 'help-first'));
    expect(await ask(person, 'none')).toBe('A');
    const variants = new Set<string>();
    for (let tries = 0; variants.size < 2 && tries < 40; tries += 1) {
      variants.add(await ask(await bank.credited(), 'help-first'));
    }
    expect([...variants].sort()).toEqual(['A', 'B']);
  });

  it('show no key that is not public, keep no list of apps, and draw a new random value each time', async () => {
    expect((await person.must('getRedisValueByKey', { key: 'servicePhone' })).value).not.toBe('');
    expect(await person.must('getRedisValueByKey', { key: 'DATABASE_URL' })).toEqual({ value: '' });
    expect(await person.must('appListSwitch', {})).toEqual({ isOpen: 'N' });
    expect(await person.must('appListInformation', { apps: ['x'] })).toEqual({});
    const { random } = await person.must('getRandomValue', {});
    expect(random).toMatch(/^[0-9a-f]{32}$/);
    expect((await person.must('getRandomValue', {})).random).not.toBe(random);
    expect((await person.must('mediaInfo', { place: 'guide' })).list).toHaveLength(1);
    expect(await person.must('clickInfo', { page: 'home', place: 'banner', platform: '1-1-8' })).toEqual({});
    expect(await person.must('saveAm', { page: 'home', event: 'x', platform: '1-1-8' })).toEqual({});
    const facts = { stage: 'home' };
    expect(await person.must('saveWideTable', { platform: '1-1-8', version: '226', facts })).toEqual({});
  });
});
