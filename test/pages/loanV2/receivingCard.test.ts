import { paymentRefusals } from '@/contract/flowRefusals';
import { loanRefusals } from '@/contract/loan';
import { routes } from '@/navigation';
import { LoanBindCardModel } from '@/pages/loanV2/view/bindCard.model';
import { LoanFrontModel } from '@/pages/loanV2/view/loanFrontPage.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { consent, openDrawing, readAndSign } from './flow';

let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
  await pickUp(person);
});

const top = () => host.addresses[host.addresses.length - 1] ?? '';

/** A copy of the person's card under another number. */
async function secondCard(type = 'debit'): Promise<string> {
  const [card] = (await person.must('queryBankList', {})).list;
  const cardId = `second-${person.phone}-${type}`;
  await bank.db.query(
    `insert into cards (card_id, customer_id, bank_code, bank_name, card_type, card_no, phone, is_default, bound_at)
     select $2, customer_id, bank_code, bank_name, $3, '6225880000' || right(phone, 6), phone, false, bound_at
     from cards where card_id = $1`,
    [card?.cardId, cardId, type],
  );
  return cardId;
}

async function choose(cardId: string): Promise<LoanBindCardModel> {
  const page = new LoanBindCardModel();
  await page.load();
  const card = page.cards.value?.find((one) => one.cardId === cardId);
  if (card === undefined) throw new Error('no such card');
  await page.choose(card);
  page.dispose();
  return page;
}

describe('the receiving card', () => {
  it('of an opened drawing is changed on the way: the drawing takes it over and must be signed again', async () => {
    const cardId = await secondCard();
    await openDrawing('1000');
    const front = await consent();
    await readAndSign(front);
    const { loanSeq, signSeq } = drafts.get('loan');
    expect(signSeq).not.toBe('');
    host.reset(routes.home.path, routes.loanFront.path, routes.loanBindCard.path);
    await choose(cardId);
    expect(top()).toBe(routes.loanFront.path);
    expect(drafts.get('loan')).toMatchObject({ loanSeq, signSeq: '', cardId, amount: '1000.00' });
    await front.shown();
    expect((await person.must('queryTrialInfo', { loanSeq })).card.cardId).toBe(cardId);
    expect(front.note).not.toBe('');
    const { pswToken } = await person.must('verifyPsw', {
      password: person.facts.tradePassword,
      purpose: 'loan',
    });
    const requestNo = '5f0c6d1e-8a53-4c07-9a0e-0d8a39c44c11';
    const refused = await person.refused('limitUseLoan', { loanSeq, signSeq, pswToken, requestNo });
    expect(refused.code).toBe(loanRefusals.notSigned);
    front.dispose();
  });

  it('before a drawing is opened is kept in the draft', async () => {
    const cardId = await secondCard();
    drafts.keep('loan', { amount: '1000.00' });
    host.reset(routes.home.path, routes.loan.path, routes.loanBindCard.path);
    await choose(cardId);
    expect(top()).toBe(routes.loan.path);
    expect(drafts.get('loan')).toMatchObject({ cardId, amount: '1000.00' });
  });

  it('cannot be a credit card, or the card of another person', async () => {
    const credit = await secondCard('credit');
    const other = await bank.credited();
    const foreign = (await other.must('queryBankList', {})).list[0]?.cardId ?? '';
    await openDrawing('1000');
    const { loanSeq } = drafts.get('loan');
    for (const cardId of [credit, foreign]) {
      expect((await person.refused('updatePvpLoanInfo', { loanSeq, cardId })).code).toBe(
        paymentRefusals.cardGone,
      );
    }
    const own = (await other.must('queryBankList', {})).list[0]?.cardId ?? '';
    expect((await other.refused('updatePvpLoanInfo', { loanSeq, cardId: own })).code).toBe(
      paymentRefusals.drawingEnded,
    );
  });

  it('leads from the confirmation to its page', async () => {
    await openDrawing('1000');
    const front = new LoanFrontModel();
    await front.load();
    await front.changeCard();
    expect(top()).toBe(routes.loanBindCard.path);
    front.dispose();
  });
});
