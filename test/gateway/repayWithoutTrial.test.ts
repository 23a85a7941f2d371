import { parseYuan, toYuan } from '@/domain/money/fen';
import { repayRefusals } from '@/contract/repay';
import { randomUUID } from 'node:crypto';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

async function means(person: TestPerson) {
  const cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  const { pswToken } = await person.must('verifyPsw', {
    password: person.facts.tradePassword,
    purpose: 'repay',
  });
  return { cardId, pswToken, requestNo: randomUUID() };
}

async function borrower() {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  return { person, loanNo };
}

describe('a payment without a trial', () => {
  it('pays what is due once, for the sum that was seen', async () => {
    const { person, loanNo } = await borrower();
    const request = { loanNos: [loanNo], amount: '1079.71', ...(await means(person)) };
    const { entries } = await bank.console.ledger();
    const paid = await person.must('repayNoTrial', request);
    expect(paid.state).toBe('paid');
    expect(await person.must('repayNoTrial', request)).toEqual(paid);
    expect((await bank.console.ledger()).entries).toBe(entries + 1);
  });

  it('is refused for another sum, and for the loan of another person', async () => {
    const { person, loanNo } = await borrower();
    const { entries } = await bank.console.ledger();
    const wrong = { loanNos: [loanNo], amount: '1079.70', ...(await means(person)) };
    expect((await person.refused('repayNoTrial', wrong)).code).toBe(repayRefusals.quoteChanged);
    const other = await bank.credited();
    const foreign = { loanNos: [loanNo], amount: '1079.71', ...(await means(other)) };
    expect((await other.refused('repayNoTrial', foreign)).code).toBe(repayRefusals.loanUnknown);
    expect((await bank.console.ledger()).entries).toBe(entries);
  });
});

describe('the cooling-off period', () => {
  it('lists the loans with their end, and ends one for its principal', async () => {
    const { person, loanNo } = await borrower();
    const { list } = await person.must('queryUserCoolingOffPeriod', {});
    expect(list).toMatchObject([{ loanNo, amount: '12000.00' }]);
    expect(list[0]?.endsAt).toMatch(/T16:00:00.000Z$/);
    const paid = await person.must('coolingOffPeriodRepay', {
      loanNo,
      amount: '12000.00',
      ...(await means(person)),
    });
    expect(paid.state).toBe('paid');
    expect(await person.must('queryUserCoolingOffPeriod', {})).toMatchObject({ list: [] });
  });

  it('stays after a payment, which counts as principal, and is over after its last day', async () => {
    const { person, loanNo } = await borrower();
    await person.repay(loanNo, 'due');
    const [first] = (await person.must('queryLoanState', { loanNo })).schedule;
    const amount = toYuan(1_200_000 - (parseYuan(first?.paid ?? '') ?? 0));
    expect((await person.must('queryUserCoolingOffPeriod', {})).list).toMatchObject([{ loanNo, amount }]);
    await bank.console.advanceDays(31);
    expect((await person.must('queryUserCoolingOffPeriod', {})).list).toEqual([]);
    const refused = await person.refused('coolingOffPeriodRepay', {
      loanNo,
      amount,
      ...(await means(person)),
    });
    expect(refused.code).toBe(repayRefusals.coolingOffOver);
  });
});
