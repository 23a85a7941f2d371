import { generalRefusals } from '@/contract/refusals';
import { partnerRefusals } from '@/contract/partner';
import { maskPhone } from '@/domain/person/mask';
import { endSessionsOf } from '../../gateway/queries/sessions';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(8600);
const OVER = { code: partnerRefusals.linkOver, desc: '这个链接已失效，请从合作方重新进入，或用手机号登录' };

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

async function linkFor(number: string): Promise<string> {
  const { status, json } = await bank.console.raw('POST', 'links/token', { phone: number });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return (json as { code: string }).code;
}
const codeFrom = async (person: TestPerson) => (await person.must('generateAccessCode', {})).accessCode;
const lives = (person: TestPerson) => person.must('queryZdList', {});
const endOf = async (person: TestPerson) => (await person.refused('queryZdList', {})).code;

/** The person's other terminal, logged in by this code. */
async function letIn(person: TestPerson, accessCode: string): Promise<TestPerson> {
  const other = bank.person(person.phone);
  other.client.tokenCode = (await other.must('generateTokenCode', { accessCode })).tokenCode;
  return other;
}

/** Ends the sessions of the account, as a recovery does. */
async function recover(person: TestPerson): Promise<void> {
  const rows = await bank.db.query<{ id: number }>('select id from customers where phone = $1', [
    person.phone,
  ]);
  await endSessionsOf(bank.db, rows[0]?.id ?? 0);
}

/** Each way in which a session ends, with the refusal code of its next call. */
const ENDS: readonly (readonly [string, (person: TestPerson) => Promise<unknown>, string])[] = [
  ['the person signs out', (person) => person.must('signOut', {}), generalRefusals.sessionOver],
  ['the account is recovered', recover, generalRefusals.sessionOver],
  [
    'the person logs in on another device',
    async (person) => {
      await bank.console.advanceMinutes(2);
      await bank.register(person.phone);
    },
    generalRefusals.otherDevice,
  ],
  [
    'it runs out',
    (person) => bank.console.raw('POST', 'sessions/expire', { phone: person.phone }),
    generalRefusals.sessionOver,
  ],
];

describe('an access code', () => {
  it('logs the person in once on another terminal; the session that made it lives on', async () => {
    const person = await bank.register(phone());
    const { accessCode, expireSeconds } = await person.must('generateAccessCode', {});
    expect(expireSeconds).toBe(180);
    const other = await letIn(person, accessCode);
    expect([await lives(other), await lives(person)]).toEqual([{ inZdList: '0' }, { inZdList: '0' }]);
    expect(await other.refused('generateTokenCode', { accessCode })).toEqual(OVER);
  });

  it('answers a login with the masked phone only: the caller did not bring the whole one', async () => {
    const person = await bank.register(phone());
    const answer = await person.must('generateTokenCode', { accessCode: await codeFrom(person) });
    expect(answer.userInfo.phone).toBe(maskPhone(person.phone));
    expect(JSON.stringify(answer)).not.toContain(person.phone);
  });

  it('is valid for three minutes', async () => {
    const person = await bank.register(phone());
    const accessCode = await codeFrom(person);
    await bank.console.advanceMinutes(3);
    expect(await person.refused('queryAccessCode', { accessCode })).toEqual(OVER);
    expect(await person.refused('generateTokenCode', { accessCode })).toEqual(OVER);
  });

  it.each(ENDS)('is over when %s', async (_how, end) => {
    const person = await bank.register(phone());
    const accessCode = await codeFrom(person);
    await end(person);
    const other = bank.person(person.phone);
    expect(await other.refused('queryAccessCode', { accessCode })).toEqual(OVER);
    expect(await other.refused('generateTokenCode', { accessCode })).toEqual(OVER);
  });

  it('of a partner logs in like any login: the session on the other device ends', async () => {
    const person = await bank.register(phone());
    await letIn(person, await linkFor(person.phone));
    expect(await endOf(person)).toBe(generalRefusals.otherDevice);
  });

  it('of a partner does not depend on a session', async () => {
    const person = await bank.register(phone());
    const accessCode = await linkFor(person.phone);
    await person.must('signOut', {});
    expect(await lives(await letIn(person, accessCode))).toEqual({ inZdList: '0' });
  });

  it("cannot be made for a phone that is not a customer's", async () => {
    const { status } = await bank.console.raw('POST', 'links/token', { phone: phone() });
    expect(status).toBe(400);
  });
});

describe('a session that an access code has opened', () => {
  it.each(ENDS)('ends when, in the session that made the code, %s', async (_how, end, refusal) => {
    const person = await bank.register(phone());
    const other = await letIn(person, await codeFrom(person));
    const third = await letIn(other, await codeFrom(other));
    await end(person);
    expect([await endOf(other), await endOf(third)]).toEqual([refusal, refusal]);
  });

  it('can sign out without ending the session that made the code', async () => {
    const person = await bank.register(phone());
    const other = await letIn(person, await codeFrom(person));
    await other.must('signOut', {});
    expect(await endOf(other)).toBe(generalRefusals.sessionOver);
    expect(await lives(person)).toEqual({ inZdList: '0' });
  });

  it('expires with the session that made the code', async () => {
    const person = await bank.register(phone());
    await bank.console.advanceDays(60);
    const other = await letIn(person, await codeFrom(person));
    await bank.console.advanceDays(31);
    expect(await endOf(other)).toBe(generalRefusals.sessionOver);
  });
});

describe('looking at an access code', () => {
  it('tells whose code it is, masked, any number of times, and does not use it up', async () => {
    const person = await bank.register(phone());
    const accessCode = await linkFor(person.phone);
    const stranger = bank.person(phone());
    const seen = { phone: maskPhone(person.phone), present: 'noOne' };
    expect(await stranger.must('queryAccessCode', { accessCode })).toEqual(seen);
    expect(await stranger.must('queryAccessCode', { accessCode })).toEqual(seen);
    expect(await lives(person)).toEqual({ inZdList: '0' });
    await stranger.must('generateTokenCode', { accessCode });
    expect(await stranger.refused('queryAccessCode', { accessCode })).toEqual(OVER);
  });

  it('says whether the same or another person is logged in there, if that session is still valid', async () => {
    const [person, other] = [await bank.register(phone()), await bank.register(phone())];
    const accessCode = await linkFor(person.phone);
    const presentFor = async ({ client: { tokenCode } }: TestPerson) =>
      (await person.must('queryAccessCode', { accessCode, tokenCode })).present;
    expect([await presentFor(person), await presentFor(other)]).toEqual(['samePerson', 'anotherPerson']);
    await person.must('signOut', {});
    await bank.console.raw('POST', 'sessions/expire', { phone: other.phone });
    expect([await presentFor(person), await presentFor(other)]).toEqual(['noOne', 'noOne']);
  });

  it('is refused like a login for a code that was never made', async () => {
    const accessCode = 'x'.repeat(43);
    expect(await bank.person(phone()).refused('queryAccessCode', { accessCode })).toEqual(OVER);
  });
});
