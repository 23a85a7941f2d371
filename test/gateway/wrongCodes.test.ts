import { codeLoginRefusals } from '@/contract/login';
import { startGateway, type Bank, type TestPerson } from './harness';
import { strangerAt } from './recoverySteps';
import { phones } from './steps';

let bank: Bank;
const phone = phones(8800);
/** Wrong codes an address may send in an hour, to any phones. */
const MOST = 60;
const WAIT = /^当前网络输错验证码的次数太多，请([1-9]|[1-5]\d|60)分钟后再试，或换一个网络$/;

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const login = (person: TestPerson, code: string) => ({
  phone: person.phone,
  code,
  sourceFlag: 'XQD002',
  agreements: ['register', 'privacy'],
});
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

/** Requests a code and returns it: the right one. */
async function codeFor(person: TestPerson): Promise<string> {
  await person.must('sendLoginSmsVCode', { phone: person.phone });
  return bank.console.codeOf(person.phone);
}

/** Sends wrong codes from this address, five for each phone; returns the refusal codes. */
async function guess(address: string, times: number): Promise<string[]> {
  const said: string[] = [];
  while (said.length < times) {
    const person = strangerAt(bank, phone(), address);
    const code = wrongOf(await codeFor(person));
    for (let tries = 0; tries < 5 && said.length < times; tries += 1)
      said.push((await person.refused('registerOrLogin', login(person, code))).code);
  }
  return said;
}

describe('wrong login codes of one address', () => {
  it('are refused after sixty in an hour, across all phones, and the refusal says how long to wait', async () => {
    const address = '203.0.113.17';
    const said = await guess(address, MOST);
    expect(said.filter((code) => code === codeLoginRefusals.codeWrong)).toHaveLength(48);
    expect(said.filter((code) => code === codeLoginRefusals.codeTriesUsedUp)).toHaveLength(12);
    const next = strangerAt(bank, phone(), address);
    const code = await codeFor(next);
    // The right code is refused, too: otherwise guessing on would find it.
    for (const tried of [code, wrongOf(code)]) {
      const refused = await next.refused('registerOrLogin', login(next, tried));
      expect(refused.code).toBe(codeLoginRefusals.addressHasToWait);
      expect(refused.desc).toMatch(WAIT);
    }
    expect((await next.refused('loginSubmit', login(next, code))).code).toBe(
      codeLoginRefusals.addressHasToWait,
    );
    // The same phone from another address can log in, and its own tries were not counted.
    const elsewhere = strangerAt(bank, next.phone, '203.0.113.18');
    expect((await elsewhere.refused('registerOrLogin', login(elsewhere, wrongOf(code)))).desc).toContain(
      '4次',
    );
    await elsewhere.must('registerOrLogin', login(elsewhere, code));
    // The hour has ended for the refused address.
    await bank.console.advanceMinutes(61);
    const later = strangerAt(bank, phone(), address);
    await later.must('registerOrLogin', login(later, await codeFor(later)));
    // Rows of an address are deleted after its hour, when another address sends a wrong code.
    await guess('203.0.113.19', 1);
    const rows = await bank.db.query('select tries from address_tries where tries >= 5');
    expect(rows).toEqual([]);
  });

  it('are counted when many come at the same time', async () => {
    const address = '203.0.113.20';
    await guess(address, MOST - 1);
    const many = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = strangerAt(bank, phone(), address);
        return { person, code: wrongOf(await codeFor(person)) };
      }),
    );
    const said = await Promise.all(
      many.map(
        async ({ person, code }) => (await person.refused('registerOrLogin', login(person, code))).code,
      ),
    );
    expect(said.sort()).toEqual([
      codeLoginRefusals.codeWrong,
      ...Array.from({ length: 5 }, () => codeLoginRefusals.addressHasToWait),
    ]);
  });

  it('do not include right codes', async () => {
    const address = '203.0.113.21';
    await guess(address, MOST - 1);
    for (let times = 0; times < 3; times += 1) {
      const person = strangerAt(bank, phone(), address);
      await person.must('registerOrLogin', login(person, await codeFor(person)));
    }
  });

  it('are not counted for this machine itself', async () => {
    for (let times = 0; times < 13; times += 1) {
      const person = bank.person(phone());
      const code = wrongOf(await codeFor(person));
      for (let tries = 0; tries < 5; tries += 1)
        expect((await person.refused('registerOrLogin', login(person, code))).code).not.toBe(
          codeLoginRefusals.addressHasToWait,
        );
    }
  });
});
