import { repayRefusals } from '@/contract/repay';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { randomUUID } from 'node:crypto';
import { setSignedUntil } from '../../gateway/queries/cards';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;
let cardId: string;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
  cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
});

const today = async () => civilDateAt((await bank.console.now()).getTime());
const lapse = async () => setSignedUntil(bank.db, cardId, addDays(await today(), -1));
const proof = async () =>
  (await person.must('verifyPsw', { password: person.facts.tradePassword, purpose: 'repay' })).pswToken;

describe('a card whose protocol with the bank', () => {
  it.each(['due', 'partial', 'payoff', 'coolingOff'] as const)(
    'has run out takes no payment (%s), uses up nothing, and after its renewal does',
    async (kind) => {
      const { loanNo } = await person.draw();
      const partial = kind === 'partial' ? ({ amount: '500.00', plan: 'sooner' } as const) : {};
      const { quoteId } = await person.must('repaymentTrial', { kind, loanNos: [loanNo], ...partial });
      const pswToken = await proof();
      const payment = () => ({ quoteId, cardId, pswToken, requestNo: randomUUID() });
      await lapse();
      const { entries } = await bank.console.ledger();
      const refused = await person.refused('doRepayAfterTrial', payment());
      expect([refused.code, refused.desc]).toEqual([
        repayRefusals.protocolOver,
        expect.stringContaining('重新签约'),
      ]);
      expect((await bank.console.ledger()).entries).toBe(entries);
      await setSignedUntil(bank.db, cardId, await today());
      expect(await person.must('doRepayAfterTrial', payment())).toMatchObject({ state: 'paid' });
    },
  );

  it('has run out takes no payment of several loans, and none without a trial', async () => {
    const loanNos = [(await person.draw()).loanNo, (await person.draw({ amount: '2000.00' })).loanNo];
    const { payAmount } = await person.must('repaymentTrial', { kind: 'due', loanNos });
    await lapse();
    const pswToken = await proof();
    const means = { cardId, pswToken, requestNo: randomUUID() };
    const several = await person.refused('repayNoTrial', { loanNos, amount: payAmount, ...means });
    expect(several.code).toBe(repayRefusals.protocolOver);
    const back = { loanNo: loanNos[1] ?? '', amount: '2000.00', ...means, requestNo: randomUUID() };
    expect((await person.refused('coolingOffPeriodRepay', back)).code).toBe(repayRefusals.protocolOver);
  });
});
