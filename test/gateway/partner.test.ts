import { codeLoginRefusals } from '@/contract/login';
import { partnerRefusals } from '@/contract/partner';
import { maskPhone } from '@/domain/person/mask';
import { sweep } from '../../gateway/retention/sweep';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(8200);
const AGREEMENTS = ['register', 'privacy'];

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

async function linkFor(number: string): Promise<string> {
  const { status, json } = await bank.console.raw('POST', 'links/square', { phone: number });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return (json as { code: string }).code;
}
const login = (person: TestPerson, code: string) =>
  ({ code, sourceFlag: '', agreements: AGREEMENTS }) satisfies Parameters<
    typeof person.must<'squareLogin'>
  >[1];

/** Logs in by the plaza's link with this decision on handing over the data. */
async function comeBySquare(decision?: 'agreed' | 'refused'): Promise<TestPerson> {
  const person = bank.person(phone());
  const code = await linkFor(person.phone);
  if (decision !== undefined) await person.must('squareAccredit', { code, decision });
  person.client.tokenCode = (await person.must('squareLogin', login(person, code))).tokenCode;
  return person;
}
/** What the application begins with. */
async function employmentOf(person: TestPerson) {
  const { occupation, company } = await person.must('queryUserInfo', {});
  return { occupation, company };
}
const kept = async (person: TestPerson) =>
  (
    await bank.db.query<{ details: object; decision: string }>(
      'select details, decision from square_entries where phone = $1',
      [person.phone],
    )
  )[0];

/** The same code with one character of its signature changed. */
const forged = (code: string) => code.slice(0, -2) + (code.at(-2) === 'A' ? 'B' : 'A') + code.slice(-1);

describe("the plaza's link", () => {
  it('shows the person and the data to be handed over, as often as it is asked', async () => {
    const person = bank.person(phone());
    const code = await linkFor(person.phone);
    const detail = await person.must('squareAuthDetail', { code });
    expect(detail).toMatchObject({ partner: '财富广场', decision: 'asked' });
    expect(detail.phone).toMatch(/^1\d{2}\*{4}\d{4}$/);
    expect(detail.items).toEqual([
      { key: 'occupation', value: '企业职员' },
      { key: 'company', value: '云岭样本科技有限公司' },
    ]);
    expect(await person.must('squareAuthDetail', { code })).toEqual(detail);
  });

  it('logs in once', async () => {
    const person = bank.person(phone());
    const code = await linkFor(person.phone);
    const answer = await person.must('squareLogin', login(person, code));
    expect(answer).toMatchObject({ isNew: 'Y', userInfo: { phone: maskPhone(person.phone) } });
    expect(JSON.stringify(answer)).not.toContain(person.phone);
    for (const again of [
      await person.refused('squareLogin', login(person, code)),
      await person.refused('squareAuthDetail', { code }),
      await person.refused('squareAccredit', { code, decision: 'agreed' }),
    ])
      expect(again.code).toBe(partnerRefusals.linkOver);
  });

  it.each([
    ['a forged signature', forged],
    ['a signature of nothing', (code: string) => `${code.split('.')[0] ?? ''}.`],
    ['another id under the signature', (code: string) => `${'x'.repeat(24)}.${code.split('.')[1] ?? ''}`],
    ['no signature', (code: string) => code.split('.')[0] ?? ''],
  ])('is refused with %s', async (_what, change) => {
    const person = bank.person(phone());
    const code = change(await linkFor(person.phone));
    const answer = await person.refused('squareLogin', login(person, code));
    expect(answer.code).toBe(partnerRefusals.linkOver);
  });

  it('expires after half an hour, looked at or not', async () => {
    const [seen, unseen] = [bank.person(phone()), bank.person(phone())];
    const codes = [await linkFor(seen.phone), await linkFor(unseen.phone)] as const;
    await seen.must('squareAuthDetail', { code: codes[0] });
    await bank.console.advanceMinutes(30);
    expect((await seen.refused('squareLogin', login(seen, codes[0]))).code).toBe(partnerRefusals.linkOver);
    expect((await unseen.refused('squareLogin', login(unseen, codes[1]))).code).toBe(
      partnerRefusals.linkOver,
    );
  });

  it('keeps the session of the same person, and still hands the data over', async () => {
    const person = await bank.register(phone());
    const { tokenCode } = person.client;
    const code = await linkFor(person.phone);
    expect(await person.must('squareAuthDetail', { code, tokenCode })).toMatchObject({
      present: 'samePerson',
    });
    await person.must('squareAccredit', { code, decision: 'agreed' });
    const answer = await person.must('squareLogin', { ...login(person, code), tokenCode });
    expect(answer.tokenCode).toBe(tokenCode);
    expect(await employmentOf(person)).toMatchObject({ occupation: '企业职员' });
    expect((await person.refused('squareAuthDetail', { code })).code).toBe(partnerRefusals.linkOver);
  });

  it("opens a new session beside another person's, and that person stays logged in", async () => {
    const [here, coming] = [await bank.register(phone()), bank.person(phone())];
    const { tokenCode } = here.client;
    const code = await linkFor(coming.phone);
    expect(await coming.must('squareAuthDetail', { code, tokenCode })).toMatchObject({
      present: 'anotherPerson',
      phone: maskPhone(coming.phone),
    });
    const answer = await coming.must('squareLogin', { ...login(coming, code), tokenCode });
    expect(answer.tokenCode).not.toBe(tokenCode);
    expect(answer.userInfo.phone).toBe(maskPhone(coming.phone));
    expect(await here.must('queryZdList', {})).toEqual({ inZdList: '0' });
  });

  it('needs both agreements to log in', async () => {
    const person = bank.person(phone());
    const code = await linkFor(person.phone);
    const half = { ...login(person, code), agreements: ['register'] };
    expect((await person.refused('squareLogin', half)).code).toBe(codeLoginRefusals.agreementMissing);
  });
});

describe('what the plaza hands over', () => {
  it('is stored with consent: recorded, and filled in where the person has filled in nothing', async () => {
    const person = await comeBySquare('agreed');
    expect(await employmentOf(person)).toEqual({ occupation: '企业职员', company: '云岭样本科技有限公司' });
    const { given } = await person.must('squareAuthorization', {});
    expect(given).toMatchObject({ decision: 'agreed' });
    expect(given?.items).toHaveLength(2);
    const consents = await bank.db.query(
      `select template_id, version, scene from consents c join customers u on u.id = c.customer_id
       where u.phone = $1 and scene = 'square'`,
      [person.phone],
    );
    expect(consents).toEqual([{ template_id: 'square-data', version: '2026.11', scene: 'square' }]);
  });

  it.each(['refused', undefined] as const)('is forgotten at the login after %s', async (decision) => {
    const person = await comeBySquare(decision);
    expect(await employmentOf(person)).toEqual({ occupation: '', company: '' });
    expect(await kept(person)).toEqual({ details: {}, decision: decision ?? 'asked' });
    expect((await person.must('squareAuthorization', {})).given?.items).toEqual([]);
  });

  it('may be decided again until the login', async () => {
    const person = bank.person(phone());
    const code = await linkFor(person.phone);
    await person.must('squareAccredit', { code, decision: 'refused' });
    await person.must('squareAccredit', { code, decision: 'agreed' });
    expect((await person.must('squareAuthDetail', { code })).decision).toBe('agreed');
  });

  it('is deleted when the person withdraws the consent', async () => {
    const person = await comeBySquare('agreed');
    await person.must('squareRevoke', {});
    expect((await person.must('squareAuthorization', {})).given).toMatchObject({
      items: [],
      decision: 'refused',
    });
    expect(await kept(person)).toEqual({ details: {}, decision: 'refused' });
    expect(await employmentOf(person)).toEqual({ occupation: '', company: '' });
    expect(await bank.db.query(`select 1 from customers where company = '云岭样本科技有限公司'`)).toEqual([]);
    const open = await bank.db.query(
      `select 1 from consents c join customers u on u.id = c.customer_id
       where u.phone = $1 and scene = 'square' and withdrawn_at is null`,
      [person.phone],
    );
    expect(open).toEqual([]);
  });

  it('and was confirmed by the person is the person’s own, and stays after the withdrawal', async () => {
    const person = await comeBySquare('agreed');
    const own = { occupation: '企业职员', company: '云岭样本科技有限公司' };
    await person.must('companyAndOccuUpdate', { platform: '4-4-0', phase: '01', version: '2.2.6', ...own });
    await person.must('empowerWithdraw', { id: 'square-data' });
    expect(await employmentOf(person)).toEqual(own);
  });

  it('is not kept by a link that no one used: gone once it has expired', async () => {
    const [early, late] = [bank.person(phone()), bank.person(phone())];
    await early.must('squareAuthDetail', { code: await linkFor(early.phone) });
    await bank.console.advanceMinutes(29);
    await late.must('squareAuthDetail', { code: await linkFor(late.phone) });
    await sweep(bank.db);
    expect([await kept(early), await kept(late)]).not.toContain(undefined);
    await bank.console.advanceMinutes(2);
    await sweep(bank.db);
    expect(await kept(early)).toBeUndefined();
    expect(await kept(late)).toMatchObject({ decision: 'asked' });
  });

  it('does not overwrite what the person has filled in', async () => {
    const known = await bank.register(phone());
    const code = await linkFor(known.phone);
    await known.must('companyAndOccuUpdate', {
      platform: '4-4-0',
      phase: '01',
      version: '2.2.6',
      occupation: '教师',
      company: '第一中学',
    });
    await known.must('squareAccredit', { code, decision: 'agreed' });
    known.client.tokenCode = (await known.must('squareLogin', login(known, code))).tokenCode;
    expect(await employmentOf(known)).toEqual({ occupation: '教师', company: '第一中学' });
  });

  it('is empty for a person who came another way', async () => {
    const person = await bank.register(phone());
    expect(await person.must('squareAuthorization', {})).toEqual({ given: null });
  });
});
