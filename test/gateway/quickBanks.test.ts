import { cardRefusals } from '@/contract/card';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, phones } from './steps';

let bank: Bank;
let person: TestPerson;
const phone = phones(480);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.register(phone());
  await confirmFront(person);
});

const wish = { bankCode: 'CCB', terminal: 'h5' as const, agreements: ['bank-card'] };
const decide = (token: string, outcome: string) =>
  bank.app.inject({
    method: 'POST',
    url: '/sandbox/bank/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, outcome }).toString(),
  });
const cardsOf = async () => (await person.must('queryBankList', {})).list;

it('lists the banks, the maintained one last and closed', async () => {
  const { list } = await person.must('qrySupportBankList', {});
  expect(list).toHaveLength(15);
  expect(list.every(({ state }) => state === 'open')).toBe(true);
  await bank.console.decide(person.phone, { banks: 'maintained' });
  const { list: later } = await person.must('qrySupportBankList', {});
  expect(later.at(-1)).toEqual({ bankCode: 'ICBC', bankName: '中国工商银行', state: 'maintained' });
  expect((await person.refused('getSkipBankUrl', { ...wish, bankCode: 'ICBC' })).code).toBe(
    cardRefusals.bankMaintained,
  );
});

it('tells about one bank: its limits, that credit cards cannot be bound, and the holder masked', async () => {
  const info = await person.must('queryBankInfo', { bankCode: 'CCB' });
  expect(info).toMatchObject({ bankName: '中国建设银行', perPayment: '100000.00', perDay: '500000.00' });
  expect(info.cardTypes.map(({ cardType, supported }) => [cardType, supported])).toEqual([
    ['debit', 'Y'],
    ['credit', 'N'],
  ]);
  expect(info.holder).toMatch(/^.\*+$/);
  expect((await person.refused('queryBankInfo', { bankCode: 'NOBANK' })).code).toBe(
    cardRefusals.cardUnsupported,
  );
  expect((await person.refused('getSkipBankUrl', { ...wish, cardType: 'credit' })).code).toBe(
    cardRefusals.cardUnsupported,
  );
});

it('gives the same binding again while it is open, and another one at another bank', async () => {
  const first = await person.must('getSkipBankUrl', wish);
  expect(await person.must('getSkipBankUrl', wish)).toEqual(first);
  expect((await person.must('getSkipBankUrl', { ...wish, bankCode: 'CMB' })).bindSeq).not.toBe(first.bindSeq);
});

it('begins no second binding before the result of the first was seen, and loses no card', async () => {
  const { bindSeq, nonce } = await person.must('getSkipBankUrl', wish);
  await decide(bindSeq, 'agreed');
  expect((await person.refused('getSkipBankUrl', wish)).code).toBe(cardRefusals.bindingUnseen);
  // The card is booked although no one asked for the result.
  expect(await cardsOf()).toHaveLength(1);
  expect((await person.must('qryBindCardResult', { bindSeq, nonce })).result).toBe('bound');
  expect(await cardsOf()).toHaveLength(1);
});

it('stays in doubt while the bank is silent, and binds one card when it speaks', async () => {
  await bank.console.decide(person.phone, { banks: 'silent' });
  const { bindSeq, nonce } = await person.must('getSkipBankUrl', wish);
  await decide(bindSeq, 'agreed');
  expect((await person.must('qryBindCardResult', { bindSeq, nonce })).result).toBe('pending');
  expect((await person.refused('getSkipBankUrl', wish)).code).toBe(cardRefusals.bindingUnseen);
  expect(await cardsOf()).toEqual([]);
  await bank.console.decide(person.phone, { banks: 'open' });
  expect((await person.must('qryBindCardResult', { bindSeq, nonce })).result).toBe('bound');
  expect(await cardsOf()).toHaveLength(1);
});

it('lets the person try again after a refusal', async () => {
  const first = await person.must('getSkipBankUrl', wish);
  await decide(first.bindSeq, 'refused');
  expect(
    (await person.must('qryBindCardResult', { bindSeq: first.bindSeq, nonce: first.nonce })).result,
  ).toBe('refused');
  const second = await person.must('getSkipBankUrl', wish);
  expect(second.bindSeq).not.toBe(first.bindSeq);
  await decide(second.bindSeq, 'agreed');
  expect(
    (await person.must('qryBindCardResult', { bindSeq: second.bindSeq, nonce: second.nonce })).result,
  ).toBe('bound');
});
