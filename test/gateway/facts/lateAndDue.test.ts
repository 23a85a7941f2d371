import { civilDateAt, daysBetween } from '@/domain/dates/civil';
import { moneyText, parseYuan } from '@/domain/money/fen';
import { startGateway, type Bank } from '../harness';
import { messagesOf, toHour } from '../messages/inbox';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());

it('what is overdue and what falls due today are told apart, with the sums of the messages', async () => {
  await toHour(bank, 10);
  const person = await bank.credited();
  const { loanNo: first } = await person.draw();
  await bank.console.advanceDays(6);
  await person.register();
  const { loanNo: second } = await person.draw({ amount: '10000.00' });
  const { schedule } = await person.must('queryLoanState', { loanNo: second });
  await bank.console.advanceDays(daysBetween(await today(), schedule[0]?.dueDate ?? ''));
  await person.register();

  const { due, loans } = await person.must('queryPendingRepayment', {});
  const sumOf = (loanNo: string) => loans.find((loan) => loan.loanNo === loanNo)?.due?.total ?? '';
  const [late, dueToday] = [sumOf(first), sumOf(second)];
  expect([due?.late?.total, due?.dueToday?.total]).toEqual([late, dueToday]);
  expect(due?.total).not.toBe(late);
  expect(loans.find(({ loanNo }) => loanNo === first)?.due).toMatchObject({
    late: { total: late },
    dueToday: null,
  });
  expect(loans.find(({ loanNo }) => loanNo === second)?.due).toMatchObject({ late: null });
  expect(await person.must('queryRepayState', {})).toMatchObject({
    loanOdInd: 'Y',
    psPayTotalAmts: late,
    psRepayAmt: dueToday,
    dueToday,
  });
  expect(await person.must('queryUserOverDue', {})).toMatchObject({ amount: late });
  const [said] = (await messagesOf(person)).filter(({ title }) => title.includes('逾期'));
  expect(said?.summary).toContain(moneyText(parseYuan(late) ?? 0));
});
