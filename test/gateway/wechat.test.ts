import { generalRefusals } from '@/contract/refusals';
import { wechatRefusals } from '@/contract/wechat';
import { codeLoginRefusals } from '@/contract/login';
import { maskPhone } from '@/domain/person/mask';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(8100);
let turn = 0;
/** A code is valid once: each is a new one. */
const loginCode = (openId: string) => `sandbox-login-${openId}-${(turn += 1)}`;
const phoneCode = (number: string) => `sandbox-phone-${number}-${(turn += 1)}`;
const AGREEMENTS = ['register', 'privacy'];

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const silently = (person: TestPerson, code: string) => person.call('silentLogin', { by: 'openId', code });
const byPhone = (person: TestPerson, code: string, agreements: string[] = AGREEMENTS) =>
  person.call('silentLogin', { by: 'phoneNumber', code, sourceFlag: 'XQD002', agreements });
const masked = (person: TestPerson) => ({ phone: maskPhone(person.phone) });
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.code : 'let in');

/** Logs in by the button and has WeChat's user remembered, as the page does. */
async function comeInBy(openId: string): Promise<TestPerson> {
  const person = bank.person(phone());
  const answer = await byPhone(person, phoneCode(person.phone));
  if (answer instanceof Refused || answer.login === null) throw new Error('not let in');
  person.client.tokenCode = answer.login.tokenCode;
  const { userId } = await person.must('getUserIdByCode', { code: loginCode(openId) });
  await person.must('UniSaveWxUserInfo', { userId });
  return person;
}

describe('the phone number that WeChat gives', () => {
  it('registers an unknown phone and logs a known one in, and returns no full number', async () => {
    const person = bank.person(phone());
    const first = await byPhone(person, phoneCode(person.phone));
    expect(first).toMatchObject({ login: { isNew: 'Y', userInfo: { idNo: '', ...masked(person) } } });
    expect(JSON.stringify(first)).not.toContain(person.phone);
    const second = await byPhone(person, phoneCode(person.phone));
    expect(second).toMatchObject({ login: { isNew: 'N' } });
  });

  it.each([[[]], [['register']], [['privacy']]])(
    'is accepted with both agreements only: %j',
    async (agreements) => {
      const person = bank.person(phone());
      const given = agreements.length === 0 ? ['other'] : agreements;
      const code = phoneCode(person.phone);
      expect(codeOf(await byPhone(person, code, given))).toBe(codeLoginRefusals.agreementMissing);
      // WeChat was not asked: the code is still valid.
      expect(codeOf(await byPhone(person, code))).toBe('let in');
    },
  );

  it('is given once per code', async () => {
    const person = bank.person(phone());
    const code = phoneCode(person.phone);
    expect(codeOf(await byPhone(person, code))).toBe('let in');
    expect(codeOf(await byPhone(person, code))).toBe(wechatRefusals.wechatCodeUsed);
  });

  it('is not available where the console has chosen none', async () => {
    const person = bank.person(phone());
    expect(codeOf(await byPhone(person, 'phone-of-another-form'))).toBe(wechatRefusals.wechatCodeUsed);
    await bank.console.raw('POST', 'wechat', { phone: person.phone });
    expect(await byPhone(person, 'phone-of-another-form')).toMatchObject({
      login: { userInfo: masked(person) },
    });
    await bank.console.raw('POST', 'wechat', { phone: '' });
  });

  it.each(['sandbox-phone-12800000001-1', 'a b', '', 'x'.repeat(257)])('is refused for %j', async (code) => {
    const refused = await byPhone(bank.person(phone()), code);
    expect([wechatRefusals.wechatCodeUsed, generalRefusals.incomplete]).toContain(codeOf(refused));
  });
});

describe('the silent login', () => {
  it('finds no one at first, and the customer after the first login', async () => {
    const stranger = bank.person(phone());
    expect(await silently(stranger, loginCode('known'))).toEqual({ login: null });
    const person = await comeInBy('known');
    expect(await person.must('queryWxuserinfo', {})).toEqual({ bound: 'Y' });
    const answer = await silently(stranger, loginCode('known'));
    expect(answer).toMatchObject({ login: { isNew: 'N', userInfo: masked(person) } });
    expect(JSON.stringify(answer)).not.toContain(person.phone);
  });

  it('works once per code', async () => {
    await comeInBy('replayed');
    const code = loginCode('replayed');
    const other = bank.person(phone());
    expect(codeOf(await silently(other, code))).toBe('let in');
    expect(codeOf(await silently(other, code))).toBe(wechatRefusals.wechatCodeUsed);
    expect(codeOf(await other.call('getUserIdByCode', { code }))).toBe(wechatRefusals.wechatCodeUsed);
  });

  it('finds no one after a new version of the agreements, until the person has agreed to it at a login', async () => {
    const person = await comeInBy('reading');
    await bank.db.query(`update consents set version = '2025.12' where template_id = 'privacy'`);
    expect(await silently(person, loginCode('reading'))).toEqual({ login: null });
    await bank.console.advanceMinutes(2);
    await bank.register(person.phone);
    expect(await silently(person, loginCode('reading'))).toMatchObject({ login: { isNew: 'N' } });
  });

  it('ends when the person logs out', async () => {
    const person = await comeInBy('leaving');
    await person.must('signOut', {});
    expect(await silently(person, loginCode('leaving'))).toEqual({ login: null });
  });

  it('ends when the person has WeChat forgotten, and stays logged in', async () => {
    const [person, neighbour] = [await comeInBy('forgotten'), await comeInBy('beside')];
    await person.must('updateWxUserInfo', { bound: 'N' });
    expect(await person.must('queryWxuserinfo', {})).toEqual({ bound: 'N' });
    expect(await silently(person, loginCode('forgotten'))).toEqual({ login: null });
    expect(await neighbour.must('queryWxuserinfo', {})).toEqual({ bound: 'Y' });
  });

  it('cannot be gained by claiming it', async () => {
    const person = await bank.register(phone());
    const request = { bound: 'Y' } as unknown as { bound: 'N' };
    expect((await person.refused('updateWxUserInfo', request)).code).toBe(generalRefusals.incomplete);
    expect(await person.must('queryWxuserinfo', {})).toEqual({ bound: 'N' });
  });

  it('follows the customer who logged in last', async () => {
    const before = await comeInBy('shared');
    const after = await comeInBy('shared');
    expect(await silently(before, loginCode('shared'))).toMatchObject({
      login: { userInfo: masked(after) },
    });
    expect(await before.must('queryWxuserinfo', {})).toEqual({ bound: 'N' });
  });
});

describe('a WeChat user', () => {
  it('is remembered for ten minutes only, and only by the issued id', async () => {
    const person = await bank.register(phone());
    const { userId } = await person.must('getUserIdByCode', { code: loginCode('slow') });
    await bank.console.advanceMinutes(11);
    expect((await person.refused('UniSaveWxUserInfo', { userId })).code).toBe(
      wechatRefusals.wechatUserUnknown,
    );
    expect((await person.refused('UniSaveWxUserInfo', { userId: 'x'.repeat(24) })).code).toBe(
      wechatRefusals.wechatUserUnknown,
    );
  });
});
