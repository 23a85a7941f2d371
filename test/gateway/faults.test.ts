import { generalRefusals } from '@/contract/refusals';
import { tokenRefusals } from '@/contract/token';
import { randomUUID } from 'node:crypto';
import { prepareDrawing } from '../../gateway/console/person';
import { soon } from '../soon';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';

const LIST = '/bankcard/queryBankList';
const SAVE = '/loan/user/update';
const DRAW = '/loan/limitUseLoan';

const { incomplete } = generalRefusals;
let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  // A broken connection shows only over a real one.
  bank = await startGateway({ network: true, people: true });
  person = await bank.credited();
});
afterEach(() => bank.console.clearFaults());
afterAll(() => bank.close());

const list = () => person.call('queryBankList', {});
const works = async () => expect(await list()).toMatchObject({ list: [{ isDefault: 'Y' }] });

const company = async (): Promise<string | undefined> => {
  const rows = await bank.db.query<{ company: string }>('select company from customers where phone = $1', [
    person.phone,
  ]);
  return rows[0]?.company;
};
const save = (value: string) =>
  person.call('companyAndOccuUpdate', {
    platform: '1-1-8',
    phase: '01',
    version: '2.2.6',
    company: value,
  });

describe('a fault', () => {
  it('delay: the answer comes later', async () => {
    await bank.console.faults([{ path: LIST, fault: 'delay', value: 300 }]);
    const start = performance.now();
    await works();
    expect(performance.now() - start).toBeGreaterThanOrEqual(295);
  });

  it.each(['drop', 'reset'])('%s: the connection ends and nothing was carried out', async (fault) => {
    const before = await company();
    await bank.console.faults([{ path: SAVE, fault }]);
    await expect(save(`新公司${fault}`)).rejects.toThrow('fetch failed');
    expect(await company()).toBe(before);
  });

  it('silence: no answer and no end, while others are served, and nothing was carried out', async () => {
    const before = await company();
    await bank.console.faults([{ path: SAVE, fault: 'silence' }]);
    let ended = false;
    // It ends with the gateway, at the end of this file.
    save('新公司silence')
      .catch(() => undefined)
      .finally(() => (ended = true));
    await soon(async () => {
      const { json } = await bank.console.raw('GET', 'faults');
      expect(json).toMatchObject({ active: [] });
    });
    await works();
    expect([ended, await company()]).toEqual([false, before]);
    // The person tries again and is heard.
    await save('新公司');
    expect([ended, await company()]).toEqual([false, '新公司']);
  });

  it('status: an empty answer with that status, and nothing was carried out', async () => {
    const before = await company();
    await bank.console.faults([{ path: SAVE, fault: 'status', value: 503 }]);
    await expect(save('一家学校')).rejects.toThrow();
    expect(await company()).toBe(before);
  });

  it.each(['truncate', 'corrupt'])('%s: carried out, but the answer cannot be read', async (fault) => {
    await bank.console.faults([{ path: SAVE, fault }]);
    await expect(save(`公司${fault}`)).rejects.toThrow();
    expect(await company()).toBe(`公司${fault}`);
  });

  it.each([
    [incomplete, new Refused(incomplete, '')],
    [`${generalRefusals.sessionOver}:登录失效`, new Refused(generalRefusals.sessionOver, '登录失效')],
    [`${incomplete}:a:b`, new Refused(incomplete, 'a:b')],
  ])('returnCode %s: refused with that code, and nothing was carried out', async (value, refused) => {
    const before = await company();
    await bank.console.faults([{ path: SAVE, fault: 'returnCode', value }]);
    expect(await save('一家律所')).toEqual(refused);
    expect(await company()).toBe(before);
  });
});

describe('faults', () => {
  it('happen as many times as asked, in order, on their path only', async () => {
    await bank.console.faults([
      { path: LIST, fault: 'returnCode', value: '1', times: 2 },
      { path: LIST, fault: 'returnCode', value: '2' },
    ]);
    expect(await person.must('queryCouponNode', { node: '1,2' })).toMatchObject({ availableNum: 1 });
    const codes = [await list(), await list(), await list()].map(
      (answer) => answer instanceof Refused && answer.code,
    );
    expect(codes).toEqual(['1', '1', '2']);
    await works();
  });

  it('are used up by calls at the same time: two of five fail', async () => {
    await bank.console.faults([{ path: LIST, fault: 'returnCode', value: '9', times: 2 }]);
    const answers = await Promise.all(Array.from({ length: 5 }, list));
    expect(answers.filter((answer) => answer instanceof Refused)).toHaveLength(2);
  });

  it('end when they are cleared', async () => {
    await bank.console.faults([{ path: LIST, fault: 'drop', times: 100 }]);
    await bank.console.clearFaults();
    await works();
  });

  it('apply to the access token as well', async () => {
    await bank.console.faults([
      { path: '/oauth/token', fault: 'returnCode', value: `${tokenRefusals.clientUnknown}:应用身份无效` },
    ]);
    await expect(bank.register('13200000002')).rejects.toThrow(tokenRefusals.clientUnknown);
  });
});

describe('dropReply on a drawing', () => {
  it('moves the money once: the result can be queried, and a repeat gets the first answer', async () => {
    const before = await bank.console.ledger();
    const request = await prepareDrawing(person, { amount: '2000.00', term: 3, method: 'bullet' });
    await bank.console.faults([{ path: DRAW, fault: 'dropReply' }]);
    await expect(person.call('limitUseLoan', request)).rejects.toThrow('fetch failed');
    const result = await person.must('paymentResult', { requestNo: request.requestNo });
    expect(result).toMatchObject({ state: 'paid', kind: 'loan', amount: '2000.00' });
    expect(await person.must('limitUseLoan', request)).toEqual({ loanNo: result.no, state: 'paid' });
    const after = await bank.console.ledger();
    expect([after.entries - before.entries, after.balanced]).toEqual([1, true]);
  });

  it('that never arrived is unknown, and can then be carried out', async () => {
    const request = await prepareDrawing(person, { amount: '1000.00', term: 3, method: 'bullet' });
    await bank.console.faults([{ path: DRAW, fault: 'drop' }]);
    await expect(person.call('limitUseLoan', request)).rejects.toThrow('fetch failed');
    expect(await person.must('paymentResult', { requestNo: request.requestNo })).toMatchObject({
      state: 'unknown',
    });
    expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'paid' });
    expect(await person.must('paymentResult', { requestNo: randomUUID() })).toMatchObject({
      state: 'unknown',
    });
  });
});
