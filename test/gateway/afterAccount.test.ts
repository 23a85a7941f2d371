import { creditRefusals } from '@/contract/credit';
import { addDays, civilDateAt, formatChinese } from '@/domain/dates/civil';
import { createHash, randomUUID } from 'node:crypto';
import { sweep } from '../../gateway/retention/sweep';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, phones } from './steps';

let bank: Bank;
const phone = phones(8470);
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const YEARS = 5;
const submission = () => ({ publish: 'H5', step: 'appl', requestNo: randomUUID() }) as const;
const union = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;
const credit = { loanType: 'YQDC001', nodes: '2,3,4,5,6' } as const;

async function leave(person: TestPerson): Promise<void> {
  const checkToken = await person.check('cancelAccount');
  await person.must('logOff', { checkToken, reason: 'unused', note: '' });
  await bank.console.advanceDays(8);
}

/** The same person with another phone, in a new account. */
async function again(person: TestPerson, decision: 'approve' | 'deny' = 'approve'): Promise<TestPerson> {
  const back = await bank.register(phone());
  Object.assign(back, { facts: person.facts });
  await bank.console.decide(back.phone, { credit: decision });
  return back;
}

async function denied(): Promise<TestPerson> {
  const person = await bank.register(phone());
  await bank.console.decide(person.phone, { credit: 'deny' });
  expect((await person.apply()).state).toBe('denied');
  return person;
}

const set = (person: TestPerson, column: string, value: string) =>
  bank.db.query(`update customers set ${column} = $2 where phone = $1`, [person.phone, value]);
const kinds = async () =>
  (await bank.db.query<{ kind: string }>('select kind from lasting_facts order by kind')).map(
    ({ kind }) => kind,
  );
const today = async () => civilDateAt((await bank.console.now()).getTime());
const welcomes = async (person: TestPerson) => (await person.must('selectIndexData', {})).coupons;

describe('a denied person who cancels and registers again', () => {
  it('waits the rest, with another phone too, and then leaves no trace', async () => {
    const first = await denied();
    const retryDate = addDays(await today(), 30);
    await leave(first);
    expect(await kinds()).toEqual(['denied']);

    const back = await again(first);
    await back.fillApplication();
    const refusal = await back.refused('creditSubmit', submission());
    expect(refusal).toMatchObject({
      code: creditRefusals.retryLater,
      desc: `您可以从${formatChinese(retryDate, 'full')}起再次申请`,
    });
    expect(await back.must('queryCreditState', credit)).toMatchObject({ limitUseRefDisTime: '1' });
    expect(await back.must('creditStatus', {})).toMatchObject({ state: 'denied', retryDate });
    expect(await back.must('queryProdSts', { productType: 'YQDC001' })).toMatchObject({
      userStatus: 'creditDenied',
      retryDate,
    });

    await bank.console.advanceDays(22);
    expect((await back.must('queryCreditState', credit)).limitUseRefDisTime).toBe('0');
    expect((await back.must('creditStatus', {})).state).toBe('none');
    expect((await back.must('creditSubmit', submission())).state).toBe('approved');
    await bank.console.advanceDays(1);
    await sweep(bank.db);
    expect(await kinds()).toEqual([]);
  });

  it('waits the rest after a second cancellation, too', async () => {
    const first = await denied();
    await leave(first);
    const second = await again(first);
    await second.fillApplication();
    await leave(second);
    const third = await again(first);
    await third.fillApplication();
    expect((await third.refused('creditSubmit', submission())).code).toBe(creditRefusals.retryLater);
  });

  it('is known by the ID number alone: the same phone with another ID card does not wait', async () => {
    const first = await denied();
    await leave(first);
    const other = bank.person(phone());
    const heir = bank.person(first.phone);
    Object.assign(heir, { facts: other.facts });
    await heir.register();
    await bank.console.decide(heir.phone, { credit: 'approve' });
    expect((await heir.apply()).state).toBe('approved');
  });

  it('keeps nothing once the wait was over before the account ended', async () => {
    const first = await denied();
    await bank.console.advanceDays(30);
    await first.register();
    await leave(first);
    expect(await kinds()).toEqual([]);
  });
});

describe('what was decided about a person', () => {
  it.each([
    ['recall_status', '3', 'recall', { empowerState: { recallStatus: '3' } }],
    [
      'disciplinary_type',
      '7',
      'discipline',
      { disciplinaryStatus: [{ loanType: 'YQDC001', disciplinaryType: '7' }] },
    ],
    ['exception_code', '203025', 'exception', { exceptionCode: '203025' }],
  ] as const)('goes on in a new account: %s %s', async (column, value, kind, shown) => {
    const person = await bank.register(phone());
    await person.fillApplication();
    await set(person, column, value);
    await leave(person);
    expect(await kinds()).toEqual([kind]);
    const back = await again(person);
    expect(await back.must('queryLoanUnion', union)).not.toMatchObject(shown);
    await back.fillApplication();
    expect(await back.must('queryLoanUnion', union)).toMatchObject(shown);

    await leave(back);
    const third = await again(person);
    await third.fillApplication();
    expect(await third.must('queryLoanUnion', union)).toMatchObject(shown);
    await bank.console.advanceDays(YEARS * 366);
    await third.register();
    expect(await third.must('queryLoanUnion', union)).not.toMatchObject(shown);
    await sweep(bank.db);
    expect(await kinds()).toEqual([]);
  });

  it('a withdrawn authorisation is lifted by giving it again, in the new account, for good', async () => {
    const person = await bank.register(phone());
    await person.fillApplication();
    await set(person, 'recall_status', '3');
    await leave(person);
    const back = await again(person);
    await back.fillApplication();
    expect((await back.refused('creditSubmit', submission())).code).toBe(creditRefusals.creditBlocked);
    const { list } = await back.must('empowerState', {});
    const offered = list.find(({ id }) => id === 'credit-report')?.offered ?? '';
    expect(await back.must('empowerRevoke', { id: 'credit-report', version: offered })).toEqual({
      recallStatus: '0',
    });
    expect((await back.must('creditSubmit', submission())).state).toBe('approved');
    expect(await kinds()).toEqual([]);
  });

  it('is not taken to an ID card that was confirmed in place of the one shown first', async () => {
    const person = await denied();
    await leave(person);
    const back = await again(person);
    const own = back.facts;
    await confirmFront(back);
    expect((await back.must('queryCreditState', credit)).limitUseRefDisTime).toBe('1');
    Object.assign(back, { facts: bank.person(phone()).facts });
    await confirmFront(back);
    expect((await back.must('queryCreditState', credit)).limitUseRefDisTime).toBe('0');
    Object.assign(back, { facts: own });
    await confirmFront(back);
    expect((await back.must('queryCreditState', credit)).limitUseRefDisTime).toBe('1');
  });
});

it('the welcome coupon comes once for an ID number, however often its owner registers', async () => {
  const person = await bank.credited();
  expect(await welcomes(person)).toBe(1);
  await leave(person);
  expect(await kinds()).toEqual(['welcome']);
  const back = await again(person);
  expect((await back.apply()).state).toBe('approved');
  expect(await welcomes(back)).toBe(0);
  const other = await bank.register(phone());
  await other.apply();
  expect(await welcomes(other)).toBe(1);
});

describe('what outlives an account', () => {
  it('is a digest that no one finds by trying ID numbers, since they lack the key', async () => {
    const person = await denied();
    await leave(person);
    const [row] = await bank.db.query<{ digest: string }>('select digest from lasting_facts');
    expect(row?.digest).toMatch(/^[0-9a-f]{64}$/);
    for (const algorithm of ['sha256', 'sha512', 'sha3-256'])
      expect(createHash(algorithm).update(person.facts.idNo).digest('hex')).not.toBe(row?.digest);
    const columns = await bank.db.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'lasting_facts' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['digest', 'ends_on', 'kind', 'value']);
  });

  it('is written in the transaction that erases the account: both or neither', async () => {
    const person = await denied();
    await bank.db.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await bank.db.query(
      'create trigger refused before insert on lasting_facts for each row execute function refuse()',
    );
    await leave(person);
    const found = () => bank.db.query('select from customers where phone = $1', [person.phone]);
    expect(await found()).toHaveLength(1);
    await bank.db.query('drop trigger refused on lasting_facts');
    await bank.console.advanceMinutes(1);
    expect(await found()).toEqual([]);
    expect(await kinds()).toEqual(['denied']);
  });

  it('is nothing of a person about whom nothing was decided', async () => {
    const person = await bank.register(phone());
    await person.fillApplication();
    await leave(person);
    expect(await kinds()).toEqual([]);
  });
});
