import { addDays } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { checks } from '@/features/identityCheck';
import { CardDetailsModel } from '@/pages/bussiness/bankcard/cardDetails.model';
import { PayingCard } from '@/pages/repay/parts/cards';
import { repayDraft } from '@/features/repaying/repayDraft';
import { bindQuickly, passIdentityCheck } from '../../../gateway/console/person';
import { setSignedUntil } from '../../../gateway/queries/cards';
import { host } from '../../app/host';
import { useStage } from '../repay/stage';

const stage = useStage();
const DETAILS = routes.cardDetails.path;

async function twoCards() {
  await bindQuickly(stage.person, 'CCB');
  const { list } = await stage.person.must('queryBankList', {});
  return list.map(({ cardId }) => cardId) as [string, string];
}

async function open(cardId: string): Promise<CardDetailsModel> {
  host.reset(routes.home.path, routes.bankCards.path, `${DETAILS}?cardId=${cardId}`);
  const model = new CardDetailsModel(new Map([['cardId', cardId]]));
  await model.load();
  return model;
}

it('shows use and limits, and says so when the card is not there', async () => {
  const [first] = await twoCards();
  const model = await open(first);
  expect(model.details.value).toMatchObject({ loans: 1, mayChange: true, perPayment: '200000.00' });
  for (const cardId of ['unknown', '<b>', '']) {
    expect((await open(cardId)).details.value).toBeNull();
  }
});

it('moves the loans to the other card, which the next repayment then proposes', async () => {
  const [first, second] = await twoCards();
  const model = await open(first);
  await model.changeTo(second);
  expect(stage.seen.toasts).toEqual(['还款卡已更换']);
  expect(model.details.value?.loans).toBe(0);
  repayDraft.begin('due', [stage.loanNo]);
  const paying = new PayingCard();
  await paying.load();
  expect(paying.card?.cardId).toBe(second);
  paying.choose(first);
  expect(paying.card?.cardId).toBe(first);
});

it('unbinds after the identity check, once, and returns to the cards', async () => {
  const [, second] = await twoCards();
  const model = await open(second);
  await model.unbind();
  expect(host.addresses.at(-1)).toBe(`${routes.verifyUser.path}?action=unbindCard`);
  // Back without a check: nothing happens.
  host.reset(routes.home.path, routes.bankCards.path, `${DETAILS}?cardId=${second}`);
  await model.shown();
  expect((await stage.person.must('queryBankList', {})).list).toHaveLength(2);
  await model.unbind();
  await stage.bank.console.advanceMinutes(2);
  checks.put('unbindCard', await passIdentityCheck(stage.person, 'unbindCard'));
  host.reset(routes.home.path, routes.bankCards.path, `${DETAILS}?cardId=${second}`);
  await model.shown();
  expect((await stage.person.must('queryBankList', {})).list).toHaveLength(1);
  expect(host.addresses).toEqual([routes.home.path, routes.bankCards.path]);
  expect(stage.seen.toasts).toContain('银行卡已解绑');
  // The address of the card that is gone leads to no action.
  expect((await open(second)).details.value).toBeNull();
});

it('asks for another check when the first does not count', async () => {
  const [, second] = await twoCards();
  const model = await open(second);
  checks.put('unbindCard', 'spent');
  await model.unbind();
  expect(host.addresses.at(-1)).toBe(`${routes.verifyUser.path}?action=unbindCard`);
  expect(model.action.problem).toBe('');
});

it('renews the protocol that has run out', async () => {
  const [first] = await twoCards();
  const { console, db } = stage.bank;
  const today = new Date((await console.now()).getTime()).toISOString().slice(0, 10);
  await setSignedUntil(db, first, addDays(today, -2));
  const model = await open(first);
  const { renewal } = model;
  expect([model.details.value?.sign.signed, renewal.open]).toEqual(['N', true]);
  await console.advanceMinutes(2);
  const { agreement, code } = renewal.form.fields;
  await code.send();
  expect(agreement.error).toBe('请先阅读并勾选同意，再获取验证码');
  agreement.of('bank-card').type(true);
  await code.send();
  code.field.type('000000');
  await renewal.submit();
  expect(code.error).toContain('验证码');
  code.field.type(await console.codeOf(stage.person.phone));
  await renewal.submit();
  expect([model.details.value?.sign.signed, renewal.open]).toEqual(['Y', false]);
  expect(stage.seen.toasts).toContain('已重新签约');
  model.dispose();
});
