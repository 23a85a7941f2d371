import { isDaytime } from '../../../gateway/messages/dayHours';
import { overdueOf } from '../../../gateway/facts';
import { datesAhead, owedOn, toldAt } from '../../../gateway/messages/owed';
import { paidOut, repaid, repayFailed } from '../../../gateway/messages/paymentWords';
import { dueSoon, overdue } from '../../../gateway/messages/reminderWords';
import type { LoanAccount } from '../../../gateway/ledger/loanAccount';

const row = (term: number, dueDate: string, paid = false) => ({
  term,
  dueDate,
  principal: 100_000,
  interest: 1_440,
  paidPrincipal: paid ? 100_000 : 0,
  paidInterest: paid ? 1_440 : 0,
  paidPenalty: 0,
});

const loan = (...instalments: LoanAccount['instalments']): LoanAccount => ({
  loanNo: 'L1',
  customerId: 1,
  amount: 300_000,
  annualRate: '0.1440',
  terms: 3,
  method: 'equal-principal',
  purpose: 'daily',
  drawnOn: '2026-10-22',
  cardId: 'k1',
  instalments,
  principalLeft: 200_000,
  paid: 101_440,
  discounted: 0,
  prepaid: 0,
  prepaidInterest: 0,
  interestFrom: '2026-10-22',
  settled: false,
});

const debts = (loans: LoanAccount[], today: string) => ({
  loans,
  transfers: [],
  besides: loans,
  cardTail: '1234',
  servicePhone: '400-000-0000',
  today,
});

it.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [6, 3],
  [7, 7],
  [14, 7],
  [29, 15],
  [40, 30],
  [90, 90],
  [119, 90],
  [120, 120],
  [400, 390],
])('%s days overdue: told on day %s', (days, told) => expect(toldAt(days)).toBe(told));

it.each([
  ['2026-11-22T07:59:59.999', false],
  ['2026-11-22T08:00:00.000', true],
  ['2026-11-22T20:59:59.999', true],
  ['2026-11-22T21:00:00.000', false],
  ['2026-11-23T00:00:00.000', false],
])('at %s in Shanghai a reminder may be sent: %s', (time, may) =>
  expect(isDaytime(new Date(`${time}+08:00`))).toBe(may),
);

describe('what is owed', () => {
  it('of several loans falls due together, and paid instalments do not count', () => {
    const loans = [loan(row(1, '2026-11-22', true), row(2, '2026-12-22')), loan(row(1, '2026-12-22'))];
    expect(datesAhead(loans, '2026-12-18')).toEqual([]);
    expect(datesAhead(loans, '2026-12-19')).toEqual(['2026-12-22']);
    expect(owedOn(loans, '2026-12-22')).toBe(202_880);
    expect(datesAhead([{ ...loan(row(1, '2026-12-22')), settled: true }], '2026-12-22')).toEqual([]);
  });

  it('is overdue from the day after the due date', () => {
    const loans = [loan(row(1, '2026-11-22'), row(2, '2026-12-22'))];
    expect(overdueOf(loans, '2026-11-22')).toBeUndefined();
    // 1,000.00 yuan at 21.6 % a year: 0.60 yuan a day.
    expect(overdueOf(loans, '2026-11-25')).toEqual({
      since: '2026-11-22',
      days: 3,
      principal: 100_000,
      interest: 1_440,
      total: 101_620,
      penalty: 180,
      perDay: 60,
    });
  });
});

describe('the words', () => {
  it('of a reminder: sum, day and card; the year only when it is another one', () => {
    const loans = [loan(row(1, '2026-12-31'), row(2, '2027-01-01'))];
    expect(dueSoon(debts(loans, '2026-12-29'), '2026-12-31')?.sms).toBe(
      '12月31日应还 1,014.40 元，还有 2 天到期。请在还款日 24:00 前到应用的“还款”页还款，可以用尾号 1234 的银行卡。已经还过的，不用理会这条提醒。',
    );
    expect(dueSoon(debts(loans, '2026-12-29'), '2027-01-01')?.summary).toBe('2027年1月1日应还 1,014.40 元');
    expect(dueSoon(debts(loans, '2026-12-31'), '2026-12-31')?.sms).toContain('，今天到期。');
    expect(dueSoon({ ...debts(loans, '2026-12-31'), cardTail: undefined }, '2026-12-31')?.body).toContain(
      '请先绑卡',
    );
  });

  it('of an overdue debt: days, sum, what it costs and whom to talk to', () => {
    const message = overdue(debts([loan(row(1, '2026-11-22'))], '2026-12-02'));
    expect(message).toMatchObject({ about: '2026-11-22', day: '2026-11-29', title: '还款已逾期 10 天' });
    expect(message?.sms).toBe(
      '截至12月2日，您的还款已逾期 10 天，应还 1,020.40 元，其中罚息 6.00 元。未还清前，每天约增加罚息 0.60 元；还清后不再增加。请到应用的“还款”页还款。暂时有困难，请尽早致电客服 400-000-0000，我们一起商量怎么还。',
    );
  });

  it('are none when nothing is owed', () => {
    const loans = [loan(row(1, '2026-11-22', true))];
    expect(overdue(debts(loans, '2026-12-02'))).toBeUndefined();
    expect(dueSoon(debts(loans, '2026-11-22'), '2026-11-22')).toBeUndefined();
    // The day has passed while the SMS was waiting.
    expect(dueSoon(debts([loan(row(1, '2026-11-22'))], '2026-11-23'), '2026-11-22')).toBeUndefined();
  });

  it('of a payout and of repayments', () => {
    const firstDue = { date: '2027-01-22', amount: 109_318 };
    expect(paidOut({ loanNo: 'L1', amount: 1_200_000, cardTail: '1234', firstDue }, '2026-12-22').sms).toBe(
      '您的借款 12,000.00 元已放款到尾号 1234 的银行卡。首期还款日是2027年1月22日，应还 1,093.18 元。',
    );
    const paid = {
      repayNo: 'R1',
      kind: 'due',
      amount: 104_318,
      discount: 5_000,
      cardTail: '1234',
      countedOn: '2026-11-22',
      arrivedOn: '2026-11-22',
      loanNo: 'L1',
      principalLeft: 1_105_082,
      nextDue: '2026-12-22',
    } as const;
    expect(repaid(paid, '2026-11-22').sms).toBe(
      '您已还款 1,093.18 元：从尾号 1234 的银行卡扣款 1,043.18 元，优惠券抵扣 50.00 元。这笔借款还剩本金 11,050.82 元，下一个还款日是12月22日。',
    );
    const offline = { ...paid, kind: 'offline', amount: 50_000, discount: 0 } as const;
    const said = '您线下转账的 500.00 元已经入账。';
    expect(repaid(offline, '2026-11-22').body).toContain(`${said}\n`);
    expect(repaid(offline, '2026-11-25').body).toContain(`${said}利息和罚息只算到11月22日。`);
    const later = { ...offline, arrivedOn: '2026-11-20' };
    expect(repaid(later, '2026-11-25').sms).toContain('到账之后这笔借款另有入账，利息和罚息只算到11月22日。');
    const coupon = { ...paid, amount: 0, principalLeft: 0, loanNo: undefined };
    expect(repaid(coupon, '2026-11-22').sms).toBe(
      '您已还款 50.00 元：优惠券抵扣 50.00 元。这几笔借款已结清。',
    );
    expect(repayFailed({ repayNo: 'R1', amount: 100, reason: 'card-not-signed' }, '2026-11-22').sms).toBe(
      '您的还款 1.00 元没有成功：这张卡还没有签约。钱没有扣。请先完成签约，或换一张卡。',
    );
  });
});
