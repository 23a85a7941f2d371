import { generalRefusals } from '@/contract/refusals';
import { startGateway, type Bank, type TestPerson } from './harness';

/** One person asks for far too much at the same time: others are served, and this person is told that it is busy. */

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const BUSY = '现在办理的人较多，请稍后再试';

async function pagesFor(person: TestPerson): Promise<string> {
  const { loanNo } = await person.draw({ amount: '3000.00' });
  const { contracts } = await person.must('queryLoanState', { loanNo });
  const { url } = await person.must('contractPages', { fileId: contracts[0]?.fileId ?? '' });
  return url.slice(bank.settings.publicUrl.length);
}
const picture = (pages: string) => bank.app.inject(`${pages}/1?width=750`);

it('100 pictures of pages for one ticket: some are refused as busy, none fails, and another person’s come in between', async () => {
  const [greedy, other] = [await bank.credited(), await bank.credited()];
  const [many, few] = [await pagesFor(greedy), await pagesFor(other)];
  let drawn = 0;
  const asked = Array.from({ length: 100 }, () =>
    picture(many).then((answer) => {
      if (answer.statusCode === 200) drawn += 1;
      return answer;
    }),
  );
  const between = await Promise.all(Array.from({ length: 3 }, () => picture(few)));
  // Judged by order, not by time: behind all of the other's they would be last.
  expect(drawn).toBeLessThan(30);
  expect(between.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.body).toBe(BUSY);
  expect(refused?.headers).toMatchObject({ 'retry-after': '5' });
});

it('30 checks of a password by one person: some are refused as busy and not counted, none fails', async () => {
  const person = await bank.credited();
  const guess = { password: person.facts.tradePassword, purpose: 'loan' } as const;
  const answers = await Promise.all(Array.from({ length: 30 }, () => person.call('verifyPsw', guess)));
  const codes = new Set(answers.map((answer) => ('code' in answer ? answer.code : 'right')));
  expect(codes).toEqual(new Set(['right', generalRefusals.busy]));
  expect(await person.call('verifyPsw', guess)).toHaveProperty('pswToken');
});
