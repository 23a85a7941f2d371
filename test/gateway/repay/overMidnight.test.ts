import type { Request } from '@/contract';
import { repayRefusals } from '@/contract/repay';
import { addDays, civilDateAt, daysBetween } from '@/domain/dates/civil';
import { passwordProof } from '../../../gateway/console/person';
import { randomUUID } from 'node:crypto';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { messagesOf } from '../messages/inbox';
import { minutesOverMidnight } from '../bank/midnight';

/** A quote is good for fifteen minutes, also past midnight, and is booked as of the day it was made. */

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());

/** This many minutes before the day ends. */
async function beforeMidnight(minutes: number): Promise<void> {
  const ahead = minutesOverMidnight(await bank.console.now()) - 1 - minutes;
  if (ahead > 0) await bank.console.advanceMinutes(ahead);
}

/** The last minutes of a day, 23:55, with the loan that was drawn before it. */
async function lateOn(dayOf: (loan: { due: string; drawnOn: string }) => string) {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  const { schedule, drawnOn } = await person.must('queryLoanState', { loanNo });
  const day = dayOf({ due: schedule[0]?.dueDate ?? '', drawnOn });
  await bank.console.advanceDays(daysBetween(await today(), day));
  await person.register();
  await beforeMidnight(5);
  expect(await today()).toBe(day);
  return { person, loanNo, day };
}

const lateOnTheDueDay = () => lateOn(({ due }) => due);

/** Two minutes after the midnight that was five minutes ahead. */
async function pastMidnight(day: string): Promise<void> {
  await bank.console.advanceMinutes(7);
  expect(await today()).toBe(addDays(day, 1));
}

const loanOf = (person: TestPerson, loanNo: string) => person.must('queryLoanState', { loanNo });

type Trial = Request<'repaymentTrial'>;

const quoted = (person: TestPerson, loanNo: string, kind: Trial['kind'], more: Partial<Trial> = {}) =>
  person.must('repaymentTrial', { kind, loanNos: [loanNo], ...more });

/** Card and password, given at the moment of the payment. */
async function means(person: TestPerson) {
  const cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  return { cardId, pswToken: await passwordProof(person, 'repay'), requestNo: randomUUID() };
}

const pay = async (person: TestPerson, { quoteId }: { quoteId: string }) =>
  person.must('doRepayAfterTrial', { quoteId, ...(await means(person)) });
const refusal = async (person: TestPerson, { quoteId }: { quoteId: string }) =>
  (await person.refused('doRepayAfterTrial', { quoteId, ...(await means(person)) })).code;

describe('a quote of the due day, made at 23:55', () => {
  it('is paid at 00:02 without a penalty, and the person is not overdue', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    const quote = await quoted(person, loanNo, 'due');
    await pastMidnight(day);
    expect((await pay(person, quote)).state).toBe('paid');
    const loan = await loanOf(person, loanNo);
    expect(loan).toMatchObject({ state: 'normal', overdueDays: 0, termsLeft: 11 });
    expect(loan.schedule[0]).toMatchObject({ penalty: '0.00', paid: '1079.71', state: 'paid' });
    expect((await bank.console.ledger()).balanced).toBe(true);
    const messages = await messagesOf(person);
    expect(messages.find(({ title }) => title === '还款成功')?.body).toContain('利息和罚息只算到');
    expect(messages.filter(({ title }) => title.includes('逾期'))).toEqual([]);
  });

  it('costs no penalty either if the bank decides in the morning', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    const quote = await quoted(person, loanNo, 'due');
    await bank.console.decide(person.phone, { collect: 'hold' });
    await pastMidnight(day);
    const request = { quoteId: quote.quoteId, ...(await means(person)) };
    expect((await person.must('doRepayAfterTrial', request)).state).toBe('processing');
    await bank.console.advanceMinutes(8 * 60);
    await bank.console.decide(person.phone, { collect: 'pay' });
    await person.must('paymentResult', { requestNo: request.requestNo });
    expect(await loanOf(person, loanNo)).toMatchObject({ state: 'normal', termsLeft: 11 });
    expect((await messagesOf(person)).filter(({ title }) => title.includes('逾期'))).toEqual([]);
  });

  it('keeps a reminder of the overdue sum back until its fifteen minutes are over', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    await quoted(person, loanNo, 'due');
    const late = async () => (await messagesOf(person)).filter(({ title }) => title.includes('逾期')).length;
    await pastMidnight(day);
    expect(await late()).toBe(0);
    await bank.console.advanceMinutes(9);
    expect(await late()).toBe(1);
  });

  it('is void after its fifteen minutes', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    const quote = await quoted(person, loanNo, 'due');
    await pastMidnight(day);
    await bank.console.advanceMinutes(9);
    expect(await refusal(person, quote)).toBe(repayRefusals.quoteChanged);
  });

  it('is void once another payment of that instalment came between', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    const [one, other] = [await quoted(person, loanNo, 'due'), await quoted(person, loanNo, 'due')];
    await pastMidnight(day);
    await pay(person, other);
    expect(await refusal(person, one)).toBe(repayRefusals.quoteChanged);
  });

  it('uses the coupon of that day', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    // By itself it may end before the due day: months have 28 to 31 days.
    const [coupon] = await bank.db.query<{ id: string }>(
      `update coupons set expires_on = $1 where customer_id = (select id from customers where phone = $2)
       returning coupon_id as id`,
      [day, person.phone],
    );
    const couponId = coupon?.id ?? '';
    const quote = await quoted(person, loanNo, 'due', { couponId });
    await pastMidnight(day);
    expect((await pay(person, quote)).state).toBe('paid');
    expect((await person.must('queryCoupon', { state: 'used' })).list).toHaveLength(1);
  });

  it('is what a payment without a trial pays, for the sum of the quote', async () => {
    const { person, loanNo, day } = await lateOnTheDueDay();
    await quoted(person, loanNo, 'due');
    await pastMidnight(day);
    const wish = { loanNos: [loanNo], amount: '1079.71', ...(await means(person)) };
    expect((await person.must('repayNoTrial', wish)).state).toBe('paid');
    expect(await loanOf(person, loanNo)).toMatchObject({ state: 'normal', termsLeft: 11 });
  });
});

describe('over midnight', () => {
  it('a payoff costs the interest to the day of its quote', async () => {
    const { person, loanNo, day } = await lateOn(({ drawnOn }) => addDays(drawnOn, 10));
    const quote = await quoted(person, loanNo, 'payoff');
    await pastMidnight(day);
    await pay(person, quote);
    expect(await loanOf(person, loanNo)).toMatchObject({ state: 'settled' });
    const [record] = (await person.must('queryLoanRecordInfo', { kind: 'repay' })).records;
    expect(record?.amount).toBe('12048.00');
  });

  it('a partial repayment has the plan of its quote, and interest runs on from that day', async () => {
    const { person, loanNo, day } = await lateOn(({ drawnOn }) => addDays(drawnOn, 10));
    const quote = await quoted(person, loanNo, 'partial', { amount: '5048.00', plan: 'sameTerms' });
    await pastMidnight(day);
    await pay(person, quote);
    const { schedule, interestFrom, prepaid } = await loanOf(person, loanNo);
    expect([interestFrom, prepaid]).toEqual([day, '5000.00']);
    expect(schedule.map(({ total }) => total)).toEqual(quote.after?.map(({ total }) => total));
    // 7,000.00 for the one day since.
    expect((await quoted(person, loanNo, 'payoff')).interest).toBe('2.80');
  });

  it('the exit of the last day of the cooling-off period costs the principal alone', async () => {
    const { person, loanNo, day } = await lateOn(({ drawnOn }) => addDays(drawnOn, 30));
    const quote = await quoted(person, loanNo, 'coolingOff');
    await pastMidnight(day);
    await person.refused('repaymentTrial', { kind: 'coolingOff', loanNos: [loanNo] });
    await pay(person, quote);
    expect(await loanOf(person, loanNo)).toMatchObject({ state: 'settled' });
    const [record] = (await person.must('queryLoanRecordInfo', { kind: 'repay' })).records;
    expect(record?.amount).toBe('12000.00');
  });

  it('the exit that was quoted on its last day is paid without a trial, too', async () => {
    const { person, loanNo, day } = await lateOn(({ drawnOn }) => addDays(drawnOn, 30));
    await quoted(person, loanNo, 'coolingOff');
    await pastMidnight(day);
    await person.must('coolingOffPeriodRepay', { loanNo, amount: '12000.00', ...(await means(person)) });
    expect(await loanOf(person, loanNo)).toMatchObject({ state: 'settled' });
  });

  it('a quote for a day to come is not paid on that day either', async () => {
    const { person, loanNo, day } = await lateOn(({ drawnOn }) => addDays(drawnOn, 10));
    const ahead = await quoted(person, loanNo, 'payoff', { on: addDays(day, 1) });
    expect(ahead.payable).toBe('N');
    expect(await refusal(person, ahead)).toBe(repayRefusals.quoteChanged);
    await pastMidnight(day);
    expect(await refusal(person, ahead)).toBe(repayRefusals.quoteChanged);
  });
});
