import { codeLoginRefusals } from '@/contract/login';
import { enterpriseRefusals } from '@/contract/enterprise';
import { randomUUID } from 'node:crypto';
import { Refused } from '../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(21_000);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const EMPLOYER = { employerId: 'e-yunling', name: '云岭样本科技有限公司' };
const record = (changes: Partial<{ company: string; job: string; monthlyIncome: string }> = {}) => ({
  company: EMPLOYER.name,
  job: '测试工程师',
  monthlyIncome: '9800.00',
  requestNo: randomUUID(),
  ...changes,
});
const name = (who: string) =>
  bank.db.query('insert into employees values ($1, $2)', [EMPLOYER.employerId, who]);

async function entry(person: TestPerson, changes: { code?: string; agreements?: string[] } = {}) {
  await person.must('sendLoginSmsVCode', { phone: person.phone });
  return {
    phone: person.phone,
    code: await bank.console.codeOf(person.phone),
    sourceFlag: '',
    agreements: ['register', 'privacy'],
    ...changes,
  };
}

describe('the login of enterprise users', () => {
  it('accepts an employee whom an employer has named, and says which employer', async () => {
    const person = bank.person(phone());
    await name(person.phone);
    const answer = await person.must('loginSubmit', await entry(person));
    expect(answer).toMatchObject({ isNew: 'Y', employer: EMPLOYER, hasRecord: 'N' });
    person.client.tokenCode = answer.tokenCode;
    expect((await person.must('queryBankList', {})).list).toEqual([]);
  });

  it('refuses a person on no list, registers no one, and leaves the code valid for the ordinary login', async () => {
    const person = bank.person(phone());
    const request = await entry(person);
    expect((await person.refused('loginSubmit', request)).code).toBe(enterpriseRefusals.notListed);
    const rows = await bank.db.query('select 1 from customers where phone = $1', [person.phone]);
    expect(rows).toEqual([]);
    await person.must('registerOrLogin', request);
    expect((await person.refused('registerOrLogin', request)).code).toBe(codeLoginRefusals.codeMissing);
  });

  it('says only to a person with the code whether the phone is on a list', async () => {
    const [listed, other] = [bank.person(phone()), bank.person(phone())];
    await name(listed.phone);
    const said = [];
    for (const person of [listed, other]) {
      const request = await entry(person);
      const wrong = request.code === '000000' ? '000001' : '000000';
      said.push(await person.refused('loginSubmit', { ...request, code: wrong }));
    }
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.code).toBe(codeLoginRefusals.codeWrong);
  });

  it('needs both agreements', async () => {
    const person = bank.person(phone());
    await name(person.phone);
    const request = await entry(person, { agreements: ['register'] });
    expect((await person.refused('loginSubmit', request)).code).toBe(codeLoginRefusals.agreementMissing);
  });

  it('shows every visitor the partners and the benefits for their staff', async () => {
    const { list, benefits } = await bank.person(phone()).must('enterprisePartners', {});
    expect(list).toContainEqual(EMPLOYER);
    expect(benefits.length).toBeGreaterThan(1);
  });
});

describe('employment data', () => {
  it('is confirmed at once when the employer has named the person, and then appears in the application', async () => {
    const person = await bank.register(phone());
    await name(person.phone);
    const { record: saved } = await person.must(
      'enterpriseSave',
      record({ company: '云岭样本 科技有限公司' }),
    );
    expect(saved).toMatchObject({ company: EMPLOYER.name, state: 'verified', monthlyIncome: '9800.00' });
    const [row] = await bank.db.query<{ occupation: string; company: string }>(
      'select occupation, company from customers where phone = $1',
      [person.phone],
    );
    expect(row).toEqual({ occupation: '企业职员', company: EMPLOYER.name });
  });

  it('waits for the employer, is confirmed when the employer names the person, and expires after 30 days', async () => {
    const [late, never] = [await bank.register(phone()), await bank.register(phone())];
    for (const person of [late, never]) {
      expect((await person.must('enterpriseSave', record())).record.state).toBe('pending');
    }
    await name(late.phone);
    expect(await late.must('enterpriseList', {})).toMatchObject({
      employer: EMPLOYER,
      list: [{ state: 'verified' }],
    });
    await bank.console.advanceDays(31);
    expect(await never.must('enterpriseList', {})).toMatchObject({
      employer: null,
      list: [{ state: 'lapsed' }],
    });
    await name(never.phone);
    expect((await never.must('enterpriseList', {})).list[0]?.state).toBe('lapsed');
  });

  it('stays pending when the company is not the employer that named the person', async () => {
    const person = await bank.register(phone());
    await name(person.phone);
    const { record: saved } = await person.must(
      'enterpriseSave',
      record({ company: '苍山样本制造集团有限公司' }),
    );
    expect(saved.state).toBe('pending');
  });

  it('is kept newest first, and each record is visible to its own person only', async () => {
    const [one, other] = [await bank.register(phone()), await bank.register(phone())];
    const first = await one.must('enterpriseSave', record({ job: '实习生' }));
    await bank.console.advanceMinutes(1);
    await one.must('enterpriseSave', record({ job: '工程师' }));
    const { list } = await one.must('enterpriseList', {});
    expect(list.map(({ job, state }) => [job, state])).toEqual([
      ['工程师', 'pending'],
      ['实习生', 'replaced'],
    ]);
    const { recordId } = first.record;
    expect((await one.must('enterpriseList', { recordId })).list).toMatchObject([{ job: '实习生' }]);
    expect((await other.must('enterpriseList', { recordId })).list).toEqual([]);
  });

  it.each([
    ['company', { company: '云岭' }, enterpriseRefusals.companyWrong],
    ['company of signs', { company: '<b>云岭科技</b>' }, enterpriseRefusals.companyWrong],
    ['job', { job: '岗' }, enterpriseRefusals.jobWrong],
    ['income', { monthlyIncome: '100.00' }, enterpriseRefusals.incomeWrong],
    ['income', { monthlyIncome: '1000000.01' }, enterpriseRefusals.incomeWrong],
  ])('is refused for its %s: %o', async (_, changes, code) => {
    const person = await bank.register(phone());
    expect((await person.refused('enterpriseSave', record(changes))).code).toBe(code);
    expect((await person.must('enterpriseList', {})).list).toEqual([]);
  });

  it('is saved once for one request number, also for calls at the same time', async () => {
    const person = await bank.register(phone());
    const request = record();
    const answers = await Promise.all([1, 2, 3].map(() => person.call('enterpriseSave', request)));
    const ids = answers.map((answer) => (answer instanceof Refused ? answer.code : answer.record.recordId));
    expect(new Set(ids).size).toBe(1);
    expect((await person.must('enterpriseList', {})).list).toHaveLength(1);
  });

  it('can be saved ten times a day', async () => {
    const person = await bank.register(phone());
    for (let n = 0; n < 10; n += 1) await person.must('enterpriseSave', record());
    expect((await person.refused('enterpriseSave', record())).code).toBe(enterpriseRefusals.savesUsedUp);
    await bank.console.advanceDays(1);
    await person.must('enterpriseSave', record());
  });
});
