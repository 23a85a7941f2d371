import { pictureRefusals } from '@/contract/flowRefusals';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { cardRefusals } from '@/contract/card';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { bindQuickly, passIdentityCheck } from '../../gateway/console/person';
import { setSignedUntil } from '../../gateway/queries/cards';
import { messagesOf } from './messages/inbox';
import { startGateway, type Bank, type TestPerson } from './harness';
import { png } from './steps';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
});

const cardsOf = async (who = person) => (await who.must('queryBankList', {})).list;
const today = async () => civilDateAt((await bank.console.now()).getTime());

/** The card of the application and a second one. */
async function twoCards() {
  await bindQuickly(person, 'CCB');
  const [first, second] = await cardsOf();
  if (first === undefined || second === undefined) throw new Error('two cards are needed');
  return { first: first.cardId, second: second.cardId };
}

/** A phone gets one code a minute. */
async function checked(): Promise<string> {
  await bank.console.advanceMinutes(2);
  return passIdentityCheck(person, 'unbindCard');
}

const eventsOf = async () => (await person.must('securityState', {})).events.map(({ action }) => action);

it('shows a card with its limits, and shows it to no one else', async () => {
  const [card] = await cardsOf();
  const cardId = card?.cardId ?? '';
  expect(await person.must('queryBindCardInfo', { cardId })).toMatchObject({
    card,
    phone: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) as unknown,
    perPayment: '200000.00',
    perDay: '200000.00',
    loans: 0,
    orderOpen: 'N',
    protocolOn: null,
    protocolState: '',
    protocolReason: '',
  });
  const other = await bank.credited();
  const checkToken = 'x';
  for (const refused of [
    await other.refused('queryBindCardInfo', { cardId }),
    await other.refused('isBankCardSecSign', { cardId }),
    await other.refused('renewBankCardSign', { cardId, agreements: ['bank-card'] }),
    await other.refused('setDefaultCard', { cardId }),
    await other.refused('unbindCard', { cardId, checkToken }),
    await other.refused('changeRepayCard', { fromCardId: 'any', toCardId: cardId }),
    await other.call('uploadBankProtocol', { cardId }, [png(Buffer.from('x'))]),
  ]) {
    expect(refused).toMatchObject({ code: cardRefusals.cardUnknown });
  }
});

it('makes another card the default one, and there is always one', async () => {
  const { first, second } = await twoCards();
  await person.must('setDefaultCard', { cardId: second });
  expect((await cardsOf()).map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
    [second, 'Y'],
    [first, 'N'],
  ]);
  await person.must('unbindCard', { cardId: second, checkToken: await checked() });
  expect((await cardsOf()).map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([[first, 'Y']]);
});

describe('unbinding', () => {
  it('needs its own identity check, writes it down and tells the person', async () => {
    const { second } = await twoCards();
    expect(await person.refused('unbindCard', { cardId: second, checkToken: 'none' })).toMatchObject({
      code: identityCheckRefusals.checkMissing,
    });
    await bank.console.advanceMinutes(2);
    const foreign = await passIdentityCheck(person, 'changePhone');
    expect((await person.refused('unbindCard', { cardId: second, checkToken: foreign })).code).toBe(
      identityCheckRefusals.checkMissing,
    );
    await person.must('unbindCard', { cardId: second, checkToken: await checked() });
    expect(await cardsOf()).toHaveLength(1);
    expect(await eventsOf()).toContain('unbindCard');
    expect((await messagesOf(person)).map(({ title }) => title)).toContain('银行卡已解绑');
    // The card is free again.
    await bindQuickly(person, 'CCB');
    expect(await cardsOf()).toHaveLength(2);
  });

  it('is refused while a loan is repaid from the card, and leaves the check unused', async () => {
    const { first, second } = await twoCards();
    await person.draw();
    const checkToken = await checked();
    const refused = await person.refused('unbindCard', { cardId: first, checkToken });
    expect([refused.code, refused.desc]).toEqual([
      cardRefusals.cardInUse,
      expect.stringContaining('1笔借款'),
    ]);
    expect(await person.must('changeRepayCard', { fromCardId: first, toCardId: second })).toEqual({
      loans: 1,
    });
    await person.must('unbindCard', { cardId: first, checkToken });
    expect((await cardsOf()).map(({ cardId }) => cardId)).toEqual([second]);
  });

  it('is refused while a payment with the card is open', async () => {
    const { first } = await twoCards();
    const { loanNo } = await person.draw();
    await bank.console.decide(person.phone, { collect: 'hold' });
    await person.repay(loanNo, 'due');
    expect((await person.must('queryBindCardInfo', { cardId: first })).orderOpen).toBe('Y');
    const refused = await person.refused('unbindCard', { cardId: first, checkToken: await checked() });
    expect(refused.code).toBe(cardRefusals.cardOrderOpen);
    const conf = await person.must('qryBankCardSwitchConf', {});
    expect([conf.mayChange, conf.reason]).toEqual(['N', expect.stringContaining('还没有确认')]);
  });
});

describe('the repayment card', () => {
  it('is the one that received the money until it is changed', async () => {
    const { first, second } = await twoCards();
    const { loanNo } = await person.draw();
    expect(await person.must('qryBankCardSwitchConf', { loanNos: [loanNo] })).toEqual({
      mayChange: 'Y',
      reason: '',
      cardId: first,
    });
    await person.must('changeRepayCard', { fromCardId: first, toCardId: second });
    expect((await person.must('qryBankCardSwitchConf', {})).cardId).toBe(second);
    expect((await person.must('queryBindCardInfo', { cardId: second })).loans).toBe(1);
    expect((await messagesOf(person)).map(({ title }) => title)).toContain('还款卡已更换');
    expect(await eventsOf()).toContain('changeRepayCard');
    // Nothing is left to move.
    expect(await person.must('changeRepayCard', { fromCardId: first, toCardId: second })).toEqual({
      loans: 0,
    });
  });

  it('stays while changing is switched off', async () => {
    const { first, second } = await twoCards();
    await person.draw();
    await bank.console.decide(person.phone, { cardSwitch: 'closed' });
    expect((await person.must('qryBankCardSwitchConf', {})).mayChange).toBe('N');
    const refused = await person.refused('changeRepayCard', { fromCardId: first, toCardId: second });
    expect(refused.code).toBe(cardRefusals.cardChangeClosed);
  });
});

describe("the bank's protocol", () => {
  it('that has run out is renewed with a code', async () => {
    const [card] = await cardsOf();
    const cardId = card?.cardId ?? '';
    expect(await person.must('isBankCardSecSign', { cardId })).toMatchObject({ signed: 'Y' });
    await setSignedUntil(bank.db, cardId, addDays(await today(), -1));
    expect((await person.must('isBankCardSecSign', { cardId })).signed).toBe('N');
    await bank.console.advanceMinutes(2);
    const agreements = ['privacy'];
    expect((await person.refused('renewBankCardSign', { cardId, agreements })).code).toBe(
      cardRefusals.agreementMissing,
    );
    const { signSeq } = await person.must('renewBankCardSign', { cardId, agreements: ['bank-card'] });
    expect((await person.refused('addBankCard', { signSeq })).code).toBe(cardRefusals.signOpen);
    const wrong = await person.refused('confirmBankCardSign', { signSeq, code: '000000' });
    expect(wrong.code).toBe(cardRefusals.codeWrong);
    const code = await bank.console.codeOf(person.phone);
    const { card: renewed } = await person.must('confirmBankCardSign', { signSeq, code });
    expect(renewed).toEqual(card);
    expect(await person.must('addBankCard', { signSeq })).toEqual({ card });
    expect(await person.must('isBankCardSecSign', { cardId })).toEqual({
      signed: 'Y',
      signedUntil: addDays(await today(), 5 * 365),
    });
    expect(await cardsOf()).toHaveLength(1);
  });

  it('is not renewed when the bank declines', async () => {
    const [card] = await cardsOf();
    await bank.console.advanceMinutes(2);
    await bank.console.decide(person.phone, { card: 'refuse' });
    const request = { cardId: card?.cardId ?? '', agreements: ['bank-card'] };
    expect((await person.refused('renewBankCardSign', request)).code).toBe(cardRefusals.bankDeclined);
  });

  it('on paper is stored once, and only a picture is', async () => {
    const [card] = await cardsOf();
    const cardId = card?.cardId ?? '';
    const none = await person.call('uploadBankProtocol', { cardId }, [png(Buffer.from('no picture'))]);
    expect(none).toMatchObject({ code: pictureRefusals.notAPicture });
    const picture = png(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    );
    for (const sent of [picture, picture]) {
      expect(await person.must('uploadBankProtocol', { cardId }, [sent])).toEqual({
        protocolOn: await today(),
      });
    }
    expect((await person.must('queryBindCardInfo', { cardId })).protocolOn).toBe(await today());
    const rows = await bank.db.query('select 1 from card_protocols where card_id = $1', [cardId]);
    expect(rows).toHaveLength(1);
  });
});

describe('before a card is bound', () => {
  it.each([
    ['a free card', '6217001234567892', undefined],
    ['a credit card', '6225751234567890', cardRefusals.cardUnsupported],
    ['a card of no known bank', '1234567890123', cardRefusals.cardUnsupported],
  ])('checkCard: %s', async (_name, cardNo, code) => {
    const answer = await person.call('checkCard', { cardNo });
    if (code === undefined) expect(answer).toEqual({ bankCode: 'CCB', bankName: '中国建设银行' });
    else expect(answer).toMatchObject({ code });
  });

  it('checkCard refuses the own card, and says nothing about the card of another customer', async () => {
    expect((await person.refused('checkCard', { cardNo: person.facts.cardNo })).code).toBe(
      cardRefusals.cardBound,
    );
    const other = await bank.credited();
    expect(await other.must('checkCard', { cardNo: person.facts.cardNo })).toMatchObject({ bankCode: 'CMB' });
  });

  it('checkLimitByCertCode: the own number is free, that of another customer is not, and tries end', async () => {
    const other = await bank.credited();
    expect(await person.must('checkLimitByCertCode', { certCode: person.facts.idNo })).toEqual({
      limited: 'N',
      reason: '',
    });
    const ask = () => person.must('checkLimitByCertCode', { certCode: other.facts.idNo });
    expect(await ask()).toMatchObject({
      limited: 'Y',
      reason: expect.stringContaining('其他账号') as unknown,
    });
    for (let tries = 0; tries < 5; tries += 1) await ask();
    expect((await ask()).reason).toContain('次数已用完');
  });
});
