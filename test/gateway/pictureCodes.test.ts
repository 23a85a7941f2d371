import { loginRefusals } from '@/contract/login';
import { Refused } from '../../gateway/console/person';
import { addTry, lockTries } from '../../gateway/queries/addressTries';
import { hashToken } from '../../gateway/secrets';
import { startGateway, type Bank } from './harness';
import { strangerAt } from './recoverySteps';
import { phones } from './steps';

const MOST = 200;
const HOUR_MS = 3_600_000;
const WAIT = /^当前网络获取图形验证码的次数太多，请([1-9]|[1-5]\d|60)分钟后再试，或换一个网络$/;

let bank: Bank;
const phone = phones(8900);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const ask = (address: string) => {
  const person = strangerAt(bank, phone(), address);
  return person.call('generatePicVCode', { phone: person.phone });
};

/** As if this address had been given so many pictures just now. */
async function had(address: string, pictures: number): Promise<void> {
  const now = await bank.console.now();
  const overBefore = new Date(now.getTime() - HOUR_MS);
  const window = { purpose: 'picture-code', source: hashToken(address), now, overBefore };
  await lockTries(bank.db, window);
  for (let n = 0; n < pictures; n += 1) await addTry(bank.db, window);
}

describe('picture codes', () => {
  it('are drawn two hundred times an hour for one address, and the refusal says how long to wait', async () => {
    const address = '203.0.113.41';
    await had(address, MOST - 1);
    expect(await ask(address)).not.toBeInstanceOf(Refused);
    const refused = (await ask(address)) as Refused;
    expect(refused.code).toBe(loginRefusals.picturesTooOften);
    expect(refused.desc).toMatch(WAIT);
    expect(await ask('203.0.113.42')).not.toBeInstanceOf(Refused);
    await bank.console.advanceMinutes(61);
    expect(await ask(address)).not.toBeInstanceOf(Refused);
  });
});
