import { startGateway, type Bank, type TestPerson } from './harness';

const CHECKS = 24;
const RIGHT = '258036';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway();
  person = await bank.register('13600000001');
  await person.must('passwordSet', { password: RIGHT });
});
afterAll(() => bank.close());

it('a call is answered while many passwords are being checked', async () => {
  let checked = 0;
  const checks = Array.from({ length: CHECKS }, async () => {
    await person.must('verifyPsw', { password: RIGHT, purpose: 'loan' });
    checked += 1;
  });
  const before = person.must('queryBankList', {}).then(() => checked);
  await Promise.all(checks);
  // Judged by order, not by time: if it waited behind all of them, it would be last.
  expect(await before).toBeLessThan(CHECKS / 2);
});
