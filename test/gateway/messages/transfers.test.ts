import { addDays, civilDateAt, daysBetween } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { decide, sent } from '../transfers';
import { arrivedSms, messagesOf, toHour } from './inbox';

/** What the gateway says of a debt while a bank transfer is under review. */

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
  await toHour(bank, 10);
});
afterEach(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());
const toDay = async (day: string) => bank.console.advanceDays(daysBetween(await today(), day));

/** A loan one day before its first due date, and what is due then. */
async function dueTomorrow() {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  const { schedule } = await person.must('queryLoanState', { loanNo });
  const { dueDate: due = '', total = '' } = schedule[0] ?? {};
  await toDay(addDays(due, -1));
  await person.register();
  return { person, loanNo, due, total };
}

async function saidSince(person: TestPerson, before: number, title: RegExp) {
  await person.register();
  const all = await messagesOf(person);
  return all.slice(0, all.length - before).filter((message) => title.test(message.title));
}
const REMINDERS = /^(还款日快到了|还款已逾期)/;

it('no reminder speaks of a sum that a waiting transfer covers, on the due day or days after it', async () => {
  const { person, loanNo, due, total } = await dueTomorrow();
  await sent(person, loanNo, total);
  const before = (await messagesOf(person)).length;
  await toDay(due);
  await toDay(addDays(due, 5));
  expect(await saidSince(person, before, REMINDERS)).toEqual([]);
  expect((await arrivedSms(bank, person.phone)).filter((text) => text.includes('逾期'))).toEqual([]);
});

it('a transfer that is refused leaves the debt, and the person is told at once', async () => {
  const { person, loanNo, due, total } = await dueTomorrow();
  const { offlineNo } = await sent(person, loanNo, total);
  const before = (await messagesOf(person)).length;
  await toDay(addDays(due, 1));
  expect(await saidSince(person, before, REMINDERS)).toEqual([]);
  expect((await decide(bank, 'refuse', { offlineNo, reason: '没有查到这笔转账' })).status).toBe(200);
  await bank.console.advanceMinutes(1);
  expect(await saidSince(person, before, REMINDERS)).toMatchObject([{ title: '还款已逾期 1 天' }]);
});

it('a reminder of a sum that a waiting transfer covers in part names the transfer and what is left', async () => {
  const { person, loanNo, due, total } = await dueTomorrow();
  await toDay(due);
  await sent(person, loanNo, '500.00');
  await toDay(addDays(due, 1));
  await person.register();
  const [late] = (await messagesOf(person)).filter(({ title }) => title === '还款已逾期 1 天');
  const quote = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
  expect(late?.body).toContain(`应还 ${Number(quote.total).toLocaleString('en-US')}`);
  expect(late?.body).toContain('您有 500.00 元的转账正在核对');
  // One day of penalty on what the transfer leaves of the principal.
  const interest = fenOf(quote.interest);
  const principal = fenOf(quote.principal) - (50_000 - interest);
  const left = fenOf(total) - 50_000 + Math.floor((principal * 0.216) / 360 + 0.5);
  expect(late?.body?.replaceAll(',', '')).toContain(`入账后还差 ${toYuan(left)} 元`);
});

it("the bank's no to an online payment names the transfer, and asks for nothing that it covers", async () => {
  const { person, loanNo, due, total } = await dueTomorrow();
  await toDay(due);
  await sent(person, loanNo, total);
  await bank.console.decide(person.phone, { collect: 'fail' });
  await person.repay(loanNo, 'due');
  const [failed] = (await messagesOf(person)).filter(({ title }) => title === '还款没有成功');
  expect(failed?.body).toContain('的转账正在核对，请不要重复还款');
  expect(failed?.body).not.toContain('今天是还款日');
});

it('home, the debt and the loan name the transfer, with its loan and its day', async () => {
  const { person, loanNo, total } = await dueTomorrow();
  const { offlineNo } = await sent(person, loanNo, total);
  const waits = { state: 'reviewing', heldUntil: null } as const;
  const transfer = { offlineNo, loanNo, amount: total, paidOn: await today(), ...waits };
  expect((await person.must('queryProdSts', { productType: 'YQDC001' })).transfers).toEqual([transfer]);
  expect((await person.must('queryPendingRepayment', {})).transfers).toEqual([transfer]);
  expect((await person.must('queryLoanState', { loanNo })).transfers).toEqual([transfer]);
  const other = await person.draw();
  expect((await person.must('queryLoanState', { loanNo: other.loanNo })).transfers).toEqual([]);
});
