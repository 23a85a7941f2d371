import { startGateway, type Bank, type TestPerson } from './harness';

const PEOPLE = 6;
const CHECKS_OF_EACH = 4;
const CHECKS = PEOPLE * CHECKS_OF_EACH;
const RIGHT = '258036';

let bank: Bank;
let people: TestPerson[];
beforeAll(async () => {
  bank = await startGateway();
  people = await Promise.all(
    Array.from({ length: PEOPLE }, (_person, index) => bank.register(`1360000000${index}`)),
  );
  for (const person of people) await person.must('passwordSet', { password: RIGHT });
});
afterAll(() => bank.close());

it('a call is answered while many passwords are being checked', async () => {
  let checked = 0;
  const eachTime = Array.from({ length: CHECKS_OF_EACH }, () => people).flat();
  const checks = eachTime.map(async (person) => {
    await person.must('verifyPsw', { password: RIGHT, purpose: 'loan' });
    checked += 1;
  });
  const before = people[0]?.must('queryBankList', {}).then(() => checked);
  await Promise.all(checks);
  // Judged by order, not by time: if it waited behind all of them, it would be last.
  expect(await before).toBeLessThan(CHECKS / 2);
});
