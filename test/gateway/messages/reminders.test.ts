import { civilDateAt, daysBetween, formatChinese } from '@/domain/dates/civil';
import { prepareRepayment } from '../../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { arrivedSms, BRAND, messagesOf, smsOf, statesOf, toHour } from './inbox';

/** Reminders of due dates and of overdue debts, by the product's clock. Each test has a gateway, since the clock moves for all customers. */

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
  await toHour(bank, 10);
});
afterEach(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());

async function borrower() {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  const { schedule } = await person.must('queryLoanState', { loanNo });
  return { person, loanNo, due: schedule[0]?.dueDate ?? '' };
}

/** Ten in the morning of the day this many days before the date. */
async function toDaysBefore(date: string, days: number): Promise<void> {
  await bank.console.advanceDays(daysBetween(await today(), date) - days);
}

const of = async (person: TestPerson, title: RegExp) => {
  await person.register();
  return (await messagesOf(person)).filter((message) => title.test(message.title));
};
const DUE = /^还款日快到了$/;
const LATE = /^还款已逾期/;

it('three days before a due date: once, with sum, day and card', async () => {
  const { person, due } = await borrower();
  await toDaysBefore(due, 4);
  expect(await of(person, DUE)).toEqual([]);
  await bank.console.advanceDays(1);
  const [message] = await of(person, DUE);
  expect(message).toMatchObject({ target: '/pages/repay/index', isRead: 0 });
  expect(message?.summary).toMatch(/日应还 [\d,]+\.\d\d 元$/);
  expect(message?.summary).toContain(formatChinese(due, 'day'));
  await bank.console.advanceDays(1);
  await bank.console.advanceDays(1);
  expect(await of(person, DUE)).toHaveLength(1);
  const [sms, ...others] = (await arrivedSms(bank, person.phone)).filter((text) => text.includes('到期'));
  expect(others).toEqual([]);
  expect(sms).toMatch(new RegExp(`^${BRAND}.+还有 3 天到期。.+尾号 \\d{4} 的银行卡`));
});

it('at night the message is there at once, and the SMS comes at eight', async () => {
  const { person, due } = await borrower();
  await toDaysBefore(due, 4);
  await toHour(bank, 22);
  await bank.console.advanceMinutes(3 * 60);
  expect(await of(person, DUE)).toHaveLength(1);
  const before = (await smsOf(bank, person.phone)).length;
  expect((await statesOf(bank, person.phone)).at(-1)).toBe('waiting');
  await toHour(bank, 8);
  const sms = await arrivedSms(bank, person.phone);
  expect(sms).toHaveLength(before + 1);
  expect(sms[0]).toContain('还有 3 天到期');
});

it('a person who repays at night gets no reminder in the morning', async () => {
  const { person, loanNo, due } = await borrower();
  await toDaysBefore(due, 4);
  await toHour(bank, 22);
  await bank.console.advanceMinutes(3 * 60);
  await person.register();
  await person.repay(loanNo, 'due');
  await toHour(bank, 8);
  expect((await arrivedSms(bank, person.phone)).filter((text) => text.includes('到期'))).toEqual([]);
  expect(await statesOf(bank, person.phone)).toContain('dropped');
});

it('after a jump of forty days: one message about what is overdue, nothing about days gone by', async () => {
  const { person, due } = await borrower();
  await bank.console.advanceDays(40);
  const days = daysBetween(due, await today());
  const late = await of(person, LATE);
  expect(late.map(({ title }) => title)).toEqual([`还款已逾期 ${days} 天`]);
  expect(late[0]?.body).toContain('客服 400-000-0000');
  expect(await of(person, DUE)).toEqual([]);
  await bank.console.advanceDays(1);
  expect(await of(person, LATE)).toHaveLength(1);
  expect((await arrivedSms(bank, person.phone)).filter((text) => text.includes('逾期'))).toHaveLength(1);
});

it('overdue at 1, 3 and 7 days, not daily, and no more once it is paid', async () => {
  const { person, loanNo, due } = await borrower();
  await toDaysBefore(due, 0);
  for (let day = 1; day <= 8; day += 1) await bank.console.advanceDays(1);
  expect((await of(person, LATE)).map(({ title }) => title)).toEqual(
    [7, 3, 1].map((days) => `还款已逾期 ${days} 天`),
  );
  await person.repay(loanNo, 'due');
  await bank.console.advanceDays(8);
  expect(await of(person, LATE)).toHaveLength(3);
});

it('while a repayment is open nothing is said; after the bank has refused it, it is', async () => {
  const { person, loanNo, due } = await borrower();
  await toDaysBefore(due, 4);
  await person.register();
  await bank.console.decide(person.phone, { collect: 'hold' });
  const request = await prepareRepayment(person, loanNo, 'due');
  await person.must('doRepayAfterTrial', request);
  await bank.console.advanceDays(1);
  expect(await of(person, DUE)).toEqual([]);
  await bank.console.decide(person.phone, { collect: 'fail' });
  await person.must('paymentResult', { requestNo: request.requestNo });
  await bank.console.advanceMinutes(1);
  expect(await of(person, DUE)).toHaveLength(1);
});

it('two loans with one due date are one reminder, and a settled one none', async () => {
  const { person, due } = await borrower();
  await person.draw({ amount: '5000.00' });
  const settled = await borrower();
  await settled.person.repay(settled.loanNo, 'coolingOff');
  await toDaysBefore(due, 3);
  const both = await of(person, DUE);
  expect(both).toHaveLength(1);
  const { due: owed } = await person.must('queryPendingRepayment', {});
  const sum = Number(owed?.total).toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(both[0]?.summary).toContain(`应还 ${sum} 元`);
  expect(await of(settled.person, DUE)).toEqual([]);
  expect(await bank.db.query('select 1 as one from due_looks')).toHaveLength(1);
});
