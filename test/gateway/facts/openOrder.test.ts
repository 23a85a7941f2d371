import { addDays, civilDateAt, daysBetween } from '@/domain/dates/civil';
import { repayRefusals } from '@/contract/repayRefusals';
import { prepareRepayment } from '../../../gateway/console/person';
import { minutesOverMidnight } from '../bank/midnight';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { messagesOf } from '../messages/inbox';

/** A repayment that the bank has not decided on counts as of the day it was made, whatever the call. */

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());

/** 23:58 of the day, with a loan that was drawn before it. */
async function lateOn(dayOf: (loan: { due: string; drawnOn: string }) => string) {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  const { schedule, drawnOn } = await person.must('queryLoanState', { loanNo });
  const day = dayOf({ due: schedule[0]?.dueDate ?? '', drawnOn });
  await bank.console.advanceDays(daysBetween(await today(), day));
  await person.register();
  await bank.console.advanceMinutes(minutesOverMidnight(await bank.console.now()) - 3);
  expect(await today()).toBe(day);
  return { person, loanNo, day };
}

/** Pays; the bank holds the order, and the day ends. */
async function payOverMidnight(person: TestPerson, loanNo: string, kind: 'due' | 'coolingOff') {
  const day = await today();
  await bank.console.decide(person.phone, { collect: 'hold' });
  const request = await prepareRepayment(person, loanNo, kind);
  expect((await person.must('doRepayAfterTrial', request)).state).toBe('processing');
  await bank.console.advanceMinutes(10);
  expect(await today()).toBe(addDays(day, 1));
  return request;
}

/** What everyone says about the debt. */
async function said(person: TestPerson, loanNo: string) {
  const { overdueDays, repaying } = await person.must('queryProdSts', { productType: 'YQDC001' });
  const { loanOdInd, psPayTotalAmts } = await person.must('queryRepayState', {});
  const { due, loans } = await person.must('queryPendingRepayment', {});
  const { bar } = await person.must('raiseStatus', {});
  const { overdue } = await person.must('queryUserOverDue', {});
  const { state } = await person.must('queryLoanState', { loanNo });
  const listed = (await person.must('settlementList', {})).loans[0]?.state;
  return {
    repaying,
    sums: [psPayTotalAmts, due?.total, loans[0]?.due?.total],
    late: [overdueDays, loanOdInd, due?.overdueDays, loans[0]?.overdueDays, bar, overdue, state, listed],
    messages: (await messagesOf(person)).filter(({ title }) => title.includes('逾期')).length,
  };
}

it('paid on the due day and not decided until the next: nothing is late, and no penalty is asked for', async () => {
  const { person, loanNo } = await lateOn(({ due }) => due);
  const request = await payOverMidnight(person, loanNo, 'due');
  expect(await said(person, loanNo)).toEqual({
    repaying: '1079.71',
    sums: ['1079.71', '1079.71', '1079.71'],
    late: [0, 'N', 0, 0, '', 'N', 'normal', 'normal'],
    messages: 0,
  });
  // The bank says no: it is late by the real days, and told once its quote is no longer good.
  await bank.console.decide(person.phone, { collect: 'fail' });
  await person.must('paymentResult', { requestNo: request.requestNo });
  await bank.console.advanceMinutes(10);
  expect(await said(person, loanNo)).toEqual({
    repaying: '',
    sums: ['1080.27', '1080.27', '1080.27'],
    late: [1, 'Y', 1, 1, 'overdue', 'Y', 'overdue', 'overdue'],
    messages: 1,
  });
});

/** What everyone says about the free way out. */
async function exitSaid(person: TestPerson, loanNo: string) {
  const { coolingOffDaysLeft, coolingOff } = await person.must('queryLoanState', { loanNo });
  const { coolingOffAmount } = await person.must('queryProdSts', { productType: 'YQDC001' });
  const { loans } = await person.must('queryPendingRepayment', {});
  const { list } = await person.must('queryUserCoolingOffPeriod', {});
  const payout = (await person.must('queryLoaning', { loanNo })).coolingOffDaysLeft;
  return {
    days: [coolingOffDaysLeft, payout],
    amounts: [coolingOff?.amount, coolingOffAmount, loans[0]?.coolingOff?.amount, list[0]?.amount],
  };
}

const lastDayOfBoth = ({ due, drawnOn }: { due: string; drawnOn: string }) =>
  [due, addDays(drawnOn, 30)].reduce((a, b) => (a < b ? a : b));

it('the exit of the cooling-off period that is not decided until the next day leaves the loan as it was', async () => {
  const { person, loanNo, day } = await lateOn(lastDayOfBoth);
  const before = await person.must('queryLoanState', { loanNo });
  await payOverMidnight(person, loanNo, 'coolingOff');
  const { openRequest, ...open } = await person.must('queryLoanState', { loanNo });
  expect({ ...open, openRequest: null }).toEqual(before);
  expect(openRequest).not.toBeNull();
  expect([open.today, open.state, open.coolingOffDaysLeft === null]).toEqual([day, 'normal', false]);
});

it('paid on the last day of the cooling-off period and not decided until the next: the loan, its exit and its price have the same day', async () => {
  const { person, loanNo, day } = await lateOn(({ drawnOn }) => addDays(drawnOn, 30));
  const request = await payOverMidnight(person, loanNo, 'due');
  expect(await exitSaid(person, loanNo)).toEqual({ days: [0, 0], amounts: Array(4).fill('12000.00') });
  for (const kind of ['coolingOff', 'payoff'] as const) {
    expect(await person.must('repaymentTrial', { kind, loanNos: [loanNo] })).toMatchObject({
      ...{ on: day, payable: 'N' },
      ...(kind === 'coolingOff' && { payAmount: '12000.00' }),
    });
  }
  // The bank says no: the period is over by the real day.
  await bank.console.decide(person.phone, { collect: 'fail' });
  await person.must('paymentResult', { requestNo: request.requestNo });
  expect(await exitSaid(person, loanNo)).toEqual({
    days: [null, null],
    amounts: [undefined, null, undefined, undefined],
  });
  const refused = await person.refused('repaymentTrial', { kind: 'coolingOff', loanNos: [loanNo] });
  expect(refused.code).toBe(repayRefusals.coolingOffOver);
});

it('another loan of the same person is late all the same', async () => {
  const { person, loanNo } = await lateOn(({ due }) => due);
  const { loanNo: other } = await person.draw();
  await payOverMidnight(person, other, 'due');
  const { due, loans } = await person.must('queryPendingRepayment', {});
  expect(due).toMatchObject({ overdueDays: 1 });
  expect(loans.find((loan) => loan.loanNo === loanNo)).toMatchObject({ state: 'overdue', overdueDays: 1 });
  expect(loans.find((loan) => loan.loanNo === other)).toMatchObject({ state: 'normal' });
});
