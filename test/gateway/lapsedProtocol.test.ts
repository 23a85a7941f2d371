import { repayRefusals } from '@/contract/repay';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { randomUUID } from 'node:crypto';
import { Refused } from '../../gateway/console/person';
import { setSignedUntil } from '../../gateway/queries/cards';
import { messagesOf } from './messages/inbox';
import { startGateway, type Bank, type TestPerson } from './harness';
import { picture } from './transfers';

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

describe('a protocol on paper', () => {
  const uploaded = async (photo = picture()) => {
    const answer = await person.call('uploadBankProtocol', { cardId }, [photo]);
    if (answer instanceof Refused) throw new Error(answer.desc);
  };
  interface Protocol {
    readonly fileId: string;
    readonly phone: string;
    readonly state: string;
  }
  const waiting = async (): Promise<string> => {
    const list = (await bank.console.raw('GET', 'protocols')).json as Protocol[];
    return list.find((one) => one.phone === person.phone && one.state === 'reviewing')?.fileId ?? '';
  };
  const decide = (fileId: string, verdict: object) =>
    bank.console.raw('POST', 'protocols/decide', { fileId, ...verdict });
  const shown = () => person.must('queryBindCardInfo', { cardId });

  it('is refused with a reason first, and the next one makes the card good again, once', async () => {
    await lapse();
    await uploaded();
    expect(await shown()).toMatchObject({ protocolState: 'reviewing', protocolReason: '' });
    const first = await waiting();
    expect((await bank.app.inject(`/sandbox/api/protocols/${first}/picture`)).statusCode).toBe(200);
    expect((await decide(first, { approve: false })).status).toBe(400);
    expect((await decide(first, { approve: false, reason: '没有盖章' })).status).toBe(200);
    expect((await decide(first, { approve: true })).status).toBe(400);
    expect(await shown()).toMatchObject({ protocolState: 'refused', protocolReason: '没有盖章' });
    expect((await person.must('isBankCardSecSign', { cardId })).signed).toBe('N');
    await bank.console.advanceMinutes(2);
    await uploaded();
    const second = await waiting();
    const answers = await Promise.all([1, 2].map(() => decide(second, { approve: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await shown()).protocolState).toBe('approved');
    expect(await person.must('isBankCardSecSign', { cardId })).toEqual({
      signed: 'Y',
      signedUntil: addDays(await today(), 5 * 365),
    });
    const told = (await messagesOf(person)).map(({ title }) => title);
    expect(told.filter((title) => /协议|签约/.test(title))).toEqual([
      '银行卡已重新签约',
      '纸质扣款协议没有通过',
    ]);
  });

  it('that was refused is reviewed once more when the same photo is sent in again', async () => {
    const photo = picture();
    await uploaded(photo);
    const fileId = await waiting();
    await decide(fileId, { approve: false, reason: '没有盖章' });
    await uploaded(photo);
    expect(await shown()).toMatchObject({ protocolState: 'reviewing', protocolReason: '' });
    expect(await waiting()).toBe(fileId);
    await decide(fileId, { approve: true });
    await uploaded(photo);
    expect((await shown()).protocolState).toBe('approved');
  });

  it('of a card that was unbound in the meantime is decided, and nothing follows', async () => {
    await uploaded();
    await bank.db.query('update cards set unbound_at = now() where card_id = $1', [cardId]);
    expect((await decide(await waiting(), { approve: true })).status).toBe(200);
    expect((await messagesOf(person)).map(({ title }) => title)).not.toContain('银行卡已重新签约');
  });
});
