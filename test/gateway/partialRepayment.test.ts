import { generalRefusals } from '@/contract/refusals';
import { repayRefusals } from '@/contract/repay';
import { randomUUID } from 'node:crypto';
import { addDays } from '@/domain/dates/civil';
import { parseYuan } from '@/domain/money/fen';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import { figuresOf } from '@/domain/repay/loanFigures';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(6100);

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const fen = (text: string) => parseYuan(text) ?? Number.NaN;
const sum = (rows: readonly { principal: string }[]) =>
  rows.reduce((total, { principal }) => total + fen(principal), 0);

async function borrower(): Promise<{ person: TestPerson; loanNo: string }> {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  return { person, loanNo };
}

const trial = (person: TestPerson, loanNo: string, amount: string, plan: 'sameTerms' | 'sooner') =>
  person.must('repaymentTrial', { kind: 'partial', loanNos: [loanNo], amount, plan });

async function payment(person: TestPerson, quoteId: string) {
  const cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  const { pswToken } = await person.must('verifyPsw', {
    password: person.facts.tradePassword,
    purpose: 'repay',
  });
  return { quoteId, cardId, pswToken, requestNo: randomUUID() };
}

async function pay(person: TestPerson, quoteId: string) {
  return person.must('doRepayAfterTrial', await payment(person, quoteId));
}

describe('a partial repayment', () => {
  it.each(['sameTerms', 'sooner'] as const)(
    'books the plan that was quoted, to the fen (%s)',
    async (plan) => {
      const { person, loanNo } = await borrower();
      await bank.console.advanceDays(10);
      const quote = await trial(person, loanNo, '5048.00', plan);
      // Ten days of 12,000.00 at 14.4 % are 48.00.
      expect(quote).toMatchObject({ principal: '5000.00', interest: '48.00', payAmount: '5048.00' });
      await pay(person, quote.quoteId);
      const iou = await person.must('queryLoanState', { loanNo });
      expect(iou).toMatchObject({ principalLeft: '7000.00', prepaid: '5000.00', state: 'normal' });
      expect(
        iou.schedule.map(({ term, dueDate, principal, interest, total }) => ({
          term,
          dueDate,
          principal,
          interest,
          total,
        })),
      ).toEqual(quote.after);
      expect(sum(iou.schedule) + fen(iou.prepaid)).toBe(fen(iou.amount));
      expect(iou.schedule.length === 12).toBe(plan === 'sameTerms');
      expect(await person.must('queryCustQuota', {})).toMatchObject({ available: '43000.00' });
      expect((await bank.console.ledger()).balanced).toBe(true);
    },
  );

  it('counts interest only from its day on, and may be followed by another and by the payoff', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(5);
    await pay(person, (await trial(person, loanNo, '2000.00', 'sooner')).quoteId);
    const again = await trial(person, loanNo, '1000.00', 'sameTerms');
    expect(again.interest).toBe('0.00');
    await pay(person, again.quoteId);
    await bank.console.advanceDays(5);
    const { principalLeft } = await person.must('queryLoanState', { loanNo });
    const quote = await person.must('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] });
    // Five days at 14.4 % a year.
    expect(fen(quote.interest)).toBe(Math.floor((fen(principalLeft) * 0.144 * 5) / 360 + 0.5));
    await pay(person, quote.quoteId);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({
      state: 'settled',
      principalLeft: '0.00',
      partial: null,
    });
    expect(await person.must('queryCustQuota', {})).toMatchObject({ available: '50000.00' });
    expect((await bank.console.ledger()).balanced).toBe(true);
  });

  it('pays what is overdue first', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(40);
    const due = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    const quote = await trial(person, loanNo, '3000.00', 'sameTerms');
    expect(quote.penalty).toBe(due.penalty);
    expect(fen(quote.penalty)).toBeGreaterThan(0);
    await pay(person, quote.quoteId);
    const iou = await person.must('queryLoanState', { loanNo });
    expect(iou).toMatchObject({ state: 'normal', overdueDays: 0 });
    expect(iou.schedule[0]).toMatchObject({ term: 1, state: 'paid' });
    expect(sum(iou.schedule) + fen(iou.prepaid)).toBe(1_200_000);
  });

  it('leaves the cooling-off period: the exit costs what is left of the principal', async () => {
    const { person, loanNo } = await borrower();
    await pay(person, (await trial(person, loanNo, '1000.00', 'sameTerms')).quoteId);
    const { coolingOffDaysLeft, coolingOff } = await person.must('queryLoanState', { loanNo });
    expect([coolingOffDaysLeft, coolingOff?.amount]).toEqual([30, '11000.00']);
    await person.repay(loanNo, 'coolingOff');
    const ended = await person.must('queryLoanState', { loanNo });
    expect(ended).toMatchObject({ state: 'settled', principalLeft: '0.00', coolingOff: null });
    expect(loanContradiction(figuresOf(ended))).toBeUndefined();
  });

  it.each([
    ['nothing', '0.00', repayRefusals.partialTooSmall],
    ['less than the accrued interest', '48.00', repayRefusals.partialTooSmall],
    ['a negative sum', '-10.00', generalRefusals.incomplete],
    ['three decimals', '500.001', generalRefusals.incomplete],
    ['all that is owed', '12048.00', repayRefusals.partialCoversAll],
    ['more than is owed', '99999.00', repayRefusals.partialCoversAll],
  ])('of %s is refused', async (_what, amount, code) => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(10);
    const { entries } = await bank.console.ledger();
    const refused = await person.refused('repaymentTrial', {
      kind: 'partial',
      loanNos: [loanNo],
      amount,
      plan: 'sameTerms',
    });
    expect(refused.code).toBe(code);
    expect((await bank.console.ledger()).entries).toBe(entries);
  });

  it('needs one loan, a sum and a plan, and never another person', async () => {
    const { person, loanNo } = await borrower();
    const ask = { kind: 'partial' as const, loanNos: [loanNo] };
    for (const wish of [
      ask,
      { ...ask, amount: '500.00' },
      { ...ask, amount: '500.00', plan: 'sooner' as const, on: '2030-01-01' },
    ]) {
      expect(await person.refused('repaymentTrial', wish)).toHaveProperty('code');
    }
    const other = await bank.register(phone());
    const foreign = await other.refused('repaymentTrial', { ...ask, amount: '500.00', plan: 'sameTerms' });
    expect(foreign.code).toBe(repayRefusals.loanUnknown);
  });
});

describe('a quote', () => {
  it('of another person is refused like an unknown one, and moves nothing', async () => {
    const { person, loanNo } = await borrower();
    const { quoteId } = await trial(person, loanNo, '1000.00', 'sameTerms');
    const other = await bank.credited();
    const { entries } = await bank.console.ledger();
    const foreign = await other.refused('doRepayAfterTrial', await payment(other, quoteId));
    const unknown = await other.refused('doRepayAfterTrial', await payment(other, 'nothing'));
    expect(foreign).toEqual(unknown);
    expect((await bank.console.ledger()).entries).toBe(entries);
  });

  it('that another payment or a whole day has overtaken is refused, and a new one is offered', async () => {
    const { person, loanNo } = await borrower();
    const part = await trial(person, loanNo, '1000.00', 'sameTerms');
    await person.repay(loanNo, 'due');
    const overtaken = await person.refused('doRepayAfterTrial', await payment(person, part.quoteId));
    expect(overtaken.code).toBe(repayRefusals.quoteChanged);
    const again = await trial(person, loanNo, '1000.00', 'sameTerms');
    await bank.console.advanceDays(1);
    expect((await person.refused('doRepayAfterTrial', await payment(person, again.quoteId))).code).toBe(
      repayRefusals.quoteChanged,
    );
    const { today } = await person.must('queryPendingRepayment', {});
    const ahead = await person.must('repaymentTrial', {
      kind: 'payoff',
      loanNos: [loanNo],
      on: addDays(today, 1),
    });
    await bank.console.advanceDays(1);
    expect((await person.refused('doRepayAfterTrial', await payment(person, ahead.quoteId))).code).toBe(
      repayRefusals.quoteChanged,
    );
    await pay(person, (await trial(person, loanNo, '1000.00', 'sameTerms')).quoteId);
  });

  it('is paid by one of two windows', async () => {
    const { person, loanNo } = await borrower();
    const { quoteId } = await trial(person, loanNo, '1000.00', 'sooner');
    const windows = [await payment(person, quoteId), await payment(person, quoteId)];
    const { entries } = await bank.console.ledger();
    const answers = await Promise.all(
      windows.map((request) =>
        person.must('doRepayAfterTrial', request).then(
          () => 'paid',
          () => 'refused',
        ),
      ),
    );
    expect(answers.sort()).toEqual(['paid', 'refused']);
    expect((await bank.console.ledger()).entries).toBe(entries + 1);
  });

  it('for several loans is one order and one entry for each loan', async () => {
    const { person, loanNo } = await borrower();
    const { loanNo: second } = await person.draw();
    const loanNos = [loanNo, second];
    const quote = await person.must('repaymentTrial', { kind: 'due', loanNos });
    expect(quote.items.map((item) => item.total)).toEqual(['1079.71', '1079.71']);
    const [before] = await bank.db.query<{ entries: number; orders: number }>(COUNTS);
    await bank.console.decide(person.phone, { collect: 'fail' });
    expect((await pay(person, quote.quoteId)).state).toBe('failed');
    expect((await person.must('queryPendingRepayment', {})).loans.map(({ termsLeft }) => termsLeft)).toEqual([
      12, 12,
    ]);
    await bank.console.decide(person.phone, { collect: 'pay' });
    expect((await pay(person, quote.quoteId)).state).toBe('paid');
    const [after] = await bank.db.query<{ entries: number; orders: number }>(COUNTS);
    expect(Number(after?.entries) - Number(before?.entries)).toBe(2);
    expect(Number(after?.orders) - Number(before?.orders)).toBe(2);
    expect((await person.must('queryPendingRepayment', {})).loans.map(({ termsLeft }) => termsLeft)).toEqual([
      11, 11,
    ]);
    expect((await bank.console.ledger()).balanced).toBe(true);
  });
});

const COUNTS = 'select (select count(*) from entries) as entries, (select count(*) from orders) as orders';
