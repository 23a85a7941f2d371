import { passwordRefusals } from '@/contract/password';
import { birthdayOf } from '@/domain/person/idNumber';
import { customerByPhone } from '../../gateway/queries/customers';
import { hashToken } from '../../gateway/secrets';
import { takeProof } from '../../gateway/queries/passwordProofs';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, phones } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const RIGHT = '258036';
const WRONG = '907143';
const verify = (person: TestPerson, password: string) =>
  person.call('verifyPsw', { password, purpose: 'loan' });

async function withPassword(): Promise<TestPerson> {
  const person = await bank.register(phone());
  await person.must('passwordSet', { password: RIGHT });
  return person;
}

describe('setting the trade password', () => {
  it.each([
    ['the same digit six times', '777777'],
    ['a run', '345678'],
    ['a run down', '987654'],
    ['a group repeated', '595959'],
  ])('refuses %s', async (_what, password) => {
    const person = await bank.register(phone());
    const { code, desc } = await person.refused('passwordSet', { password });
    expect(code).toBe(passwordRefusals.passwordWeak);
    expect(desc).toMatch(/请换一个|请不要用/);
  });

  it('refuses a part of the phone number', async () => {
    const person = await bank.register(phone());
    const { code, desc } = await person.refused('passwordSet', { password: person.phone.slice(1, 7) });
    expect([code, desc]).toEqual([passwordRefusals.passwordWeak, '请不要用手机号中的数字作密码']);
  });

  it('refuses the birthday of the confirmed ID card', async () => {
    const person = await bank.register(phone());
    await confirmFront(person);
    const birthday = (birthdayOf(person.facts.idNo) ?? '').replaceAll('-', '').slice(2);
    const { code, desc } = await person.refused('passwordSet', { password: birthday });
    expect([code, desc]).toEqual([passwordRefusals.passwordWeak, '请不要用生日作密码']);
  });

  it('sets one once, and stores only its hash', async () => {
    const person = await withPassword();
    expect((await person.refused('passwordSet', { password: '816205' })).code).toBe(
      passwordRefusals.passwordSetAlready,
    );
    const rows = await bank.db.query<{ hash: string }>('select hash from trade_passwords');
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(hash).not.toContain(RIGHT);
  });
});

describe('checking the trade password', () => {
  it('asks to set one first', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('verifyPsw', { password: RIGHT, purpose: 'loan' })).code).toBe(
      passwordRefusals.passwordMissing,
    );
  });

  it('counts wrong tries although each call is refused, then locks for half an hour', async () => {
    const person = await withPassword();
    for (const left of [4, 3, 2, 1]) {
      expect(await verify(person, WRONG)).toEqual({
        code: passwordRefusals.passwordWrong,
        desc: `交易密码不正确，还可以试${left}次`,
      });
    }
    const locked = { code: passwordRefusals.passwordLocked, desc: '密码输错次数过多，请30分钟后再试' };
    expect(await verify(person, WRONG)).toEqual(locked);
    expect((await person.refused('verifyPsw', { password: RIGHT, purpose: 'loan' })).code).toBe(
      passwordRefusals.passwordLocked,
    );
    await bank.console.advanceMinutes(29);
    expect((await person.refused('verifyPsw', { password: RIGHT, purpose: 'loan' })).code).toBe(
      passwordRefusals.passwordLocked,
    );
    await bank.console.advanceMinutes(1);
    await person.must('verifyPsw', { password: RIGHT, purpose: 'loan' });
  });

  it('gives five tries again after the lock and after a right password', async () => {
    const person = await withPassword();
    for (let n = 0; n < 5; n += 1) await verify(person, WRONG);
    await bank.console.advanceMinutes(30);
    expect((await person.refused('verifyPsw', { password: WRONG, purpose: 'loan' })).desc).toContain(
      '还可以试4次',
    );
    await person.must('verifyPsw', { password: RIGHT, purpose: 'loan' });
    expect((await person.refused('verifyPsw', { password: WRONG, purpose: 'loan' })).desc).toContain(
      '还可以试4次',
    );
  });
});

describe('the proof of a right password', () => {
  async function proof() {
    const person = await withPassword();
    const { pswToken } = await person.must('verifyPsw', { password: RIGHT, purpose: 'loan' });
    const customer = await customerByPhone(bank.db, person.phone);
    const [customerId, tokenHash] = [customer?.id ?? 0, hashToken(person.client.tokenCode)];
    const good = { customerId, tokenHash, pswToken, purpose: 'loan' } as const;
    return { good, now: await bank.console.now() };
  }

  it('is valid once', async () => {
    const { good, now } = await proof();
    expect(await takeProof(bank.db, good, now)).toBe(true);
    expect(await takeProof(bank.db, good, now)).toBe(false);
  });

  it('is valid for its purpose, its customer and its session only, and for five minutes', async () => {
    const { good, now } = await proof();
    const others = [
      { purpose: 'repay' },
      { customerId: good.customerId + 1 },
      { tokenHash: 'of another' },
    ] as const;
    for (const other of others) expect(await takeProof(bank.db, { ...good, ...other }, now)).toBe(false);
    const late = new Date(now.getTime() + 5 * 60_000);
    expect(await takeProof(bank.db, good, late)).toBe(false);
    expect(await takeProof(bank.db, good, now)).toBe(true);
  });
});
