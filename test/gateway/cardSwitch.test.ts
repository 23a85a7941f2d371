import { randomUUID } from 'node:crypto';
import { repayRefusals } from '@/contract/repay';
import { bindQuickly } from '../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;
let usual: string;
let other: string;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
  usual = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  await bindQuickly(person, 'CCB');
  const { list } = await person.must('queryBankList', {});
  other = list.find(({ cardId }) => cardId !== usual)?.cardId ?? '';
  expect(other).not.toBe('');
});

const proof = async () =>
  (await person.must('verifyPsw', { password: person.facts.tradePassword, purpose: 'repay' })).pswToken;
const close = () => bank.console.decide(person.phone, { cardSwitch: 'closed' });

describe('while changing the repayment card is switched off', () => {
  it.each(['due', 'partial', 'payoff', 'coolingOff'] as const)(
    'another card pays nothing (%s), nothing is used up, and the usual one does',
    async (kind) => {
      const { loanNo } = await person.draw();
      const partial = kind === 'partial' ? ({ amount: '500.00', plan: 'sooner' } as const) : {};
      const { quoteId } = await person.must('repaymentTrial', { kind, loanNos: [loanNo], ...partial });
      const pswToken = await proof();
      const payment = (cardId: string) => ({ quoteId, cardId, pswToken, requestNo: randomUUID() });
      await close();
      const { entries } = await bank.console.ledger();
      expect((await person.refused('doRepayAfterTrial', payment(other))).code).toBe(repayRefusals.cardFixed);
      expect((await bank.console.ledger()).entries).toBe(entries);
      expect(await person.must('doRepayAfterTrial', payment(usual))).toMatchObject({ state: 'paid' });
    },
  );

  it('another card pays neither several loans nor without a trial', async () => {
    const loanNos = [(await person.draw()).loanNo, (await person.draw({ amount: '2000.00' })).loanNo];
    const { payAmount } = await person.must('repaymentTrial', { kind: 'due', loanNos });
    await close();
    const means = { pswToken: await proof(), requestNo: randomUUID() };
    const wish = { loanNos, amount: payAmount, ...means };
    expect((await person.refused('repayNoTrial', { ...wish, cardId: other })).code).toBe(
      repayRefusals.cardFixed,
    );
    expect(
      await person.must('repayNoTrial', { ...wish, cardId: usual, requestNo: randomUUID() }),
    ).toMatchObject({ state: 'paid' });
  });

  it('a loan whose card is gone is paid by any other', async () => {
    const { loanNo } = await person.draw();
    const { quoteId } = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    await close();
    await bank.db.query('update cards set unbound_at = now() where card_id = $1', [usual]);
    const payment = { quoteId, cardId: other, pswToken: await proof(), requestNo: randomUUID() };
    expect(await person.must('doRepayAfterTrial', payment)).toMatchObject({ state: 'paid' });
  });
});
