import { randomUUID } from 'node:crypto';
import { logOffRefusals } from '@/contract/logOff';
import { ACCOUNT_CLOSED, generalRefusals } from '@/contract/refusals';
import { tablesOfCustomers } from '../../gateway/queries/erasure';
import { ERASURE } from '../../gateway/erasure';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const leave = async (person: TestPerson) =>
  person.must('logOff', { checkToken: await person.check('cancelAccount'), reason: 'unused', note: '' });
const blocking = async (person: TestPerson) =>
  (await person.must('logOffState', {})).conditions
    .filter(({ blocks }) => blocks === 'Y')
    .map(({ kind }) => kind);
const idOf = async ({ phone }: TestPerson): Promise<number> => {
  const [row] = await bank.db.query<{ id: number }>('select id from customers where phone = $1', [phone]);
  if (row === undefined) throw new Error(`no customer has ${phone}`);
  return row.id;
};
/** Rows of a customer in every table that a rule deletes. */
async function leftOf(customerId: number): Promise<string[]> {
  const left: string[] = [];
  for (const { table, how, where } of ERASURE) {
    if (how !== 'delete' || where !== undefined) continue;
    const rows = await bank.db.query(`select 1 from ${table} where customer_id = $1`, [customerId]);
    if (rows.length > 0) left.push(table);
  }
  return left;
}

describe('the cancellation of an account', () => {
  it('has a rule for every table with data of customers', async () => {
    const ruled = new Set(ERASURE.map(({ table }) => table));
    expect(
      (await tablesOfCustomers(bank.db)).filter((table) => !ruled.has(table)),
      "add to ERASURE in gateway/erasure/rules.ts: gone('<table>'), or stays('<table>', '<why>')",
    ).toEqual([]);
  });

  it('waits for what is owed, and warns of what is lost', async () => {
    const person = await bank.credited();
    const { conditions, keptYears, days } = await person.must('logOffState', {});
    expect(conditions.map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['line', 'N'],
      ['coupon', 'N'],
    ]);
    expect([keptYears, days]).toEqual([0, 7]);
    const { loanNo } = await person.draw();
    expect(await blocking(person)).toEqual(['unpaid']);
    expect((await person.must('logOffState', {})).keptYears).toBe(10);
    const checkToken = await person.check('cancelAccount');
    const request = { checkToken, reason: 'cost', note: '' } as const;
    expect(await person.refused('logOff', request)).toMatchObject({
      code: logOffRefusals.conditionUnmet,
      desc: '还有没结清的借款，结清后才能注销',
    });
    await person.repay(loanNo, 'payoff');
    expect(await blocking(person)).toEqual([]);
    // A refusal has not used the check up.
    expect((await person.must('logOff', request)).dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('waits for an application', async () => {
    const person = await bank.register('13812600001');
    await bank.console.decide(person.phone, { credit: 'hold' });
    await person.apply();
    expect(await blocking(person)).toEqual(['reviewing']);
  });

  it('names a complaint that waits for its answer, until it is answered, and does not wait for it', async () => {
    const person = await bank.register('13812600009');
    const open = async () =>
      (await person.must('logOffState', {})).conditions.filter(({ kind }) => kind === 'proposal');
    const { proposeNo } = await person.must('proposeSave', {
      ...{ typeId: 'cost', content: '利息和合同里写的不一样', fileIds: [], traceNo: '' },
      requestNo: randomUUID(),
    });
    expect(await open()).toEqual([{ kind: 'proposal', blocks: 'N', count: 1 }]);
    expect(await blocking(person)).toEqual([]);
    await bank.console.raw('POST', 'proposals/answer', { proposeNo, words: '已核对，按合同计算。' });
    expect(await open()).toEqual([]);
    await person.must('proposeDisagree', { proposeNo, content: '没有回答我的问题' });
    expect(await open()).toMatchObject([{ count: 1 }]);
  });

  it('ends every session, and is taken back after a login', async () => {
    const person = await bank.credited();
    expect((await person.must('getUserInfoByPhone', { stageType: '1' })).leaving).toBe('N');
    await leave(person);
    expect((await person.refused('logOffState', {})).code).toBe(generalRefusals.sessionOver);
    // Otherwise the third code of an hour asks for a picture first.
    await bank.console.advanceMinutes(61);
    await person.register();
    expect((await person.must('getUserInfoByPhone', { stageType: '1' })).leaving).toBe('Y');
    const again = await person.check('cancelAccount');
    expect((await person.refused('logOff', { checkToken: again, reason: 'unused', note: '' })).code).toBe(
      logOffRefusals.alreadyLeaving,
    );
    await person.must('logOffRevoke', {});
    expect((await person.refused('logOffRevoke', {})).code).toBe(logOffRefusals.notLeaving);
    await bank.console.advanceDays(9);
    await person.register();
    expect((await person.must('queryProdSts', { productType: 'YQDC001' })).userStatus).toBe('creditPass');
    expect((await bank.console.messages(person.phone)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('您已撤销注销申请')]),
    );
  });

  it('is carried out after its days: nothing personal is left, the phone registers again', async () => {
    const person = await bank.credited();
    const id = await idOf(person);
    await leave(person);
    await bank.console.advanceDays(7);
    expect(await idOf(person)).toBe(id);
    await bank.console.advanceDays(1);
    expect(await leftOf(id)).toEqual([]);
    // A page that is still open anywhere.
    expect(await person.refused('queryProdSts', { productType: 'YQDC001' })).toMatchObject({
      code: generalRefusals.sessionOver,
      desc: ACCOUNT_CLOSED,
    });
    const [row] = await bank.db.query<{ name: string; id_no: string; phone: string }>(
      'select name, id_no, phone from customers where id = $1',
      [id],
    );
    expect(row).toEqual({ name: '', id_no: '', phone: `closed-${id}` });
    const kept = await bank.db.query('select 1 from kept_identities where customer_id = $1', [id]);
    expect(kept).toEqual([]);
    const cards = await bank.db.query<{ card_no: string; phone: string }>(
      'select card_no, phone from cards where customer_id = $1',
      [id],
    );
    expect(cards.every(({ card_no, phone }) => card_no.length === 4 && phone === '')).toBe(true);
    expect((await bank.console.messages(person.phone))[0]?.text).toContain('您的账号已经注销');
    await person.register();
    expect(await idOf(person)).not.toBe(id);
    expect((await person.must('queryProdSts', { productType: 'YQDC001' })).userStatus).toBe('newUser');
    // The same person, with the same ID card, may apply again.
    expect((await person.apply()).state).toBe('approved');
  });

  it('keeps contract and ledger without the person, and the identity apart from them', async () => {
    const person = await bank.credited();
    const id = await idOf(person);
    const { loanNo } = await person.draw();
    await person.repay(loanNo, 'payoff');
    const sums = () =>
      bank.db.query('select sum(amount)::bigint as sum, count(*) as n from postings where loan_no = $1', [
        loanNo,
      ]);
    const before = await sums();
    await leave(person);
    await bank.console.advanceDays(8);
    expect(await sums()).toEqual(before);
    expect(await bank.db.query('select 1 from loans where customer_id = $1', [id])).toHaveLength(1);
    expect(
      await bank.db.query('select name, phone from kept_identities where customer_id = $1', [id]),
    ).toEqual([{ name: person.facts.name, phone: person.phone }]);
    expect(await leftOf(id)).toEqual([]);
  });

  it('is stopped and told if something new is in its way on its day', async () => {
    const person = await bank.register('13812600002');
    await leave(person);
    await bank.console.advanceMinutes(61);
    await person.register();
    await bank.console.decide(person.phone, { credit: 'hold' });
    await person.apply();
    await bank.console.advanceDays(8);
    expect((await bank.console.messages(person.phone))[0]?.text).toContain(
      '您的账号没有注销：还有申请在审核',
    );
    await person.register();
    expect(await blocking(person)).toEqual(['reviewing']);
  });

  it('is asked for three times in thirty days at most', async () => {
    const person = await bank.credited();
    for (let time = 0; time < 3; time += 1) {
      await leave(person);
      await bank.console.advanceMinutes(61);
      await person.register();
      await person.must('logOffRevoke', {});
      await bank.console.advanceMinutes(61);
    }
    const checkToken = await person.check('cancelAccount');
    expect((await person.refused('logOff', { checkToken, reason: 'other', note: '' })).code).toBe(
      logOffRefusals.leavingTooOften,
    );
  });
});
