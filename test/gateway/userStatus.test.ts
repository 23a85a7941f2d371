import { lineRefusals } from '@/contract/loan';
import { creditRefusals } from '@/contract/credit';
import { randomUUID } from 'node:crypto';
import { startGateway, type Bank, type TestPerson } from './harness';
import { goodContacts, phones } from './steps';

/** Spec §3 user status: supply, activateUser and addCredit, each with its cause and the way out of it. */

let bank: Bank;
const phone = phones(31_000);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const status = (person: TestPerson) => person.must('queryProdSts', { productType: 'YQDC001' });
const creditSts = async (person: TestPerson) =>
  (await person.must('queryCreditState', { loanType: 'YQDC001', nodes: '2,3,4,5,6' })).creditSts;
const submit = () => ({ publish: 'H5', step: 'appl', requestNo: randomUUID() }) as const;
const incomplete = async (person: TestPerson) =>
  (await person.must('queryCreditConf', { publish: 'H5', step: 'appl' })).creditGrantingProcess
    .filter(({ pageComplete }) => pageComplete === 'N')
    .map(({ pageName }) => pageName);
const persona = async (name: string): Promise<TestPerson> => {
  const number = phone();
  await bank.console.makePersona(number, name);
  await bank.console.advanceMinutes(2);
  return bank.register(number);
};
const raise = (person: TestPerson) => bank.console.raw('POST', 'raises', { phone: person.phone });

describe('supply: the bank asks for more before it decides', () => {
  it('leads back into the flow, to the contacts only; sent again, the same application is decided', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { credit: 'supply' });
    await person.fillApplication();
    const first = await person.must('creditSubmit', submit());
    expect(first.state).toBe('supplement');
    expect(await status(person)).toMatchObject({
      userStatus: 'supply',
      available: '0.00',
      supplement: expect.stringContaining('联系人') as unknown,
    });
    expect(await person.must('creditStatus', {})).toMatchObject({
      state: 'supplement',
      reason: expect.stringContaining('联系人') as unknown,
    });
    expect(await creditSts(person)).toBe('00008');
    expect(await incomplete(person)).toEqual(['contact']);
    expect((await person.refused('creditSubmit', submit())).code).toBe(creditRefusals.stepsMissing);
    await person.must('saveUserInfo', { phase: '01', ...goodContacts(person) });
    expect(await incomplete(person)).toEqual([]);
    expect(await person.must('creditSubmit', submit())).toEqual({
      applySeq: first.applySeq,
      state: 'approved',
    });
    expect(await status(person)).toMatchObject({ userStatus: 'creditPass', supplement: '' });
  });

  it('is not asked for twice: the second look stays under review', async () => {
    const person = await persona('supplementing');
    expect((await status(person)).userStatus).toBe('supply');
    await person.must('saveUserInfo', { phase: '01', ...goodContacts(person) });
    await bank.console.decide(person.phone, { credit: 'hold' });
    expect((await person.must('creditSubmit', submit())).state).toBe('reviewing');
    expect((await status(person)).userStatus).toBe('creditReview');
    expect((await person.refused('creditSubmit', submit())).code).toBe(creditRefusals.underReview);
  });

  it('ends when the bank decides without it', async () => {
    const person = await persona('supplementing');
    await bank.console.decide(person.phone, { credit: 'deny' });
    expect((await status(person)).userStatus).toBe('creditDenied');
  });
});

describe('activateUser: an approved line that is not activated yet', () => {
  const INPUT = { amount: '1000.00', term: 3, method: 'equal-instalment' } as const;
  const union = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;

  it('cannot be drawn on until the person activates it, and then it is an ordinary line', async () => {
    const person = await persona('activating');
    expect(await status(person)).toMatchObject({ userStatus: 'activateUser', available: '50000.00' });
    expect(await person.must('queryWhetherActiveUser', {})).toEqual({ active: 'N', toActivate: 'Y' });
    const told = { code: lineRefusals.lineInactive, desc: '额度已批好，还没有激活，请先激活额度再借款' };
    expect(await person.must('queryLoanUnion', union)).toMatchObject({
      exceptionCode: told.code,
      exceptionMsg: told.desc,
    });
    expect(await person.refused('loanUseTrial', INPUT)).toEqual(told);
    await person.must('activeSubmit', {});
    await person.must('activeSubmit', {});
    expect(await person.must('queryWhetherActiveUser', {})).toEqual({ active: 'Y', toActivate: 'N' });
    expect((await status(person)).userStatus).toBe('creditPass');
    expect(await person.must('queryLoanUnion', union)).toMatchObject({ exceptionCode: '' });
    expect(await person.draw({ amount: '1000.00' })).toMatchObject({ state: 'paid' });
  });

  it('needs a line that has not expired', async () => {
    const stranger = await bank.register(phone());
    expect((await stranger.refused('activeSubmit', {})).code).toBe(creditRefusals.noLineToActivate);
    expect(await stranger.must('queryWhetherActiveUser', {})).toEqual({ active: 'N', toActivate: 'N' });
    const late = await persona('activating');
    await bank.console.advanceOverYear();
    await late.register();
    expect((await late.refused('activeSubmit', {})).code).toBe(creditRefusals.noLineToActivate);
    expect((await status(late)).userStatus).not.toBe('activateUser');
  });
});

describe('addCredit: the bank reviews whether a line can be raised', () => {
  it('keeps the line usable in the meantime, and raises it once', async () => {
    const person = await persona('raising');
    expect(await status(person)).toMatchObject({ userStatus: 'addCredit', available: '50000.00' });
    expect(await raise(person)).toMatchObject({ status: 400, json: { message: '这位客户已经在提额审核中' } });
    await bank.console.decide(person.phone, { credit: 'approve' });
    for (const _again of [1, 2]) {
      expect(await status(person)).toMatchObject({ userStatus: 'creditPass', total: '60000.00' });
    }
    expect(await person.draw({ amount: '60000.00' })).toMatchObject({ state: 'paid' });
  });

  it('leaves the line unchanged when declined', async () => {
    const person = await persona('raising');
    await bank.console.decide(person.phone, { credit: 'deny' });
    expect(await status(person)).toMatchObject({
      userStatus: 'creditPass',
      total: '50000.00',
      retryDate: null,
      raised: null,
    });
    expect((await raise(person)).status).toBe(200);
  });

  it('comes after what is owed', async () => {
    const person = await persona('raising');
    await person.draw({ amount: '1000.00' });
    expect((await status(person)).userStatus).toBe('creditRepay');
  });

  it('needs a line in use', async () => {
    const stranger = await bank.register(phone());
    const inactive = await persona('activating');
    for (const person of [stranger, inactive, bank.person(phone())]) {
      expect((await raise(person)).status).toBe(400);
    }
  });
});

describe('a raised limit', () => {
  it('is news for seven days: from, to and its day', async () => {
    const person = await persona('raised');
    const { today, raised } = await status(person);
    expect(raised).toEqual({ from: '50000.00', to: '60000.00', on: today });
    await bank.console.advanceDays(6);
    await person.register();
    expect((await status(person)).raised).toEqual(raised);
    await bank.console.advanceDays(1);
    await person.register();
    expect(await status(person)).toMatchObject({ raised: null, total: '60000.00' });
  });

  it('is none if the decision names no higher limit', async () => {
    const person = await persona('credited');
    const ceiling = 20_000_000;
    await bank.db.query(
      'update credit_lines set total = $2 where customer_id = (select id from customers where phone = $1)',
      [person.phone, ceiling],
    );
    await raise(person);
    await bank.console.decide(person.phone, { credit: 'approve' });
    expect(await status(person)).toMatchObject({
      userStatus: 'creditPass',
      total: '200000.00',
      raised: null,
    });
  });
});

describe('money under way', () => {
  it('is told while the bank has not decided on a drawing', async () => {
    const person = await persona('disbursing');
    expect(await status(person)).toMatchObject({
      userStatus: 'loanReview',
      disbursing: '12000.00',
      repaying: '',
    });
    await bank.console.decide(person.phone, { disburse: 'pay' });
    expect(await status(person)).toMatchObject({ userStatus: 'creditRepay', disbursing: '' });
  });

  it.each(['pay', 'fail'] as const)(
    'is told while the bank has not decided on a repayment: %s',
    async (end) => {
      const person = await persona('repaying');
      const { repaying } = await status(person);
      expect(repaying).toMatch(/^1\d{3}\.\d{2}$/);
      await bank.console.decide(person.phone, { collect: end });
      expect(await status(person)).toMatchObject({ userStatus: 'creditRepay', repaying: '', disbursing: '' });
    },
  );
});

describe('settled', () => {
  it('has its day once everything is paid off, and no longer once there is a new loan', async () => {
    const person = await persona('settled');
    const { today, settledOn } = await status(person);
    expect(settledOn).toBe(today);
    await person.draw({ amount: '1000.00' });
    expect((await status(person)).settledOn).toBeNull();
  });

  it('does not apply to a person who never borrowed or still owes', async () => {
    for (const name of ['credited', 'borrowing']) {
      expect((await status(await persona(name))).settledOn).toBeNull();
    }
  });
});
