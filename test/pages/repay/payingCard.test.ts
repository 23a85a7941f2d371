import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { repayDraft } from '@/features/repaying/repayDraft';
import { bindQuickly } from '../../../gateway/console/person';
import { setSignedUntil } from '../../../gateway/queries/cards';
import { host } from '../../app/host';
import { paramsOf, useStage } from './stage';

const stage = useStage();

async function confirmation(): Promise<RepayConfirmModel> {
  repayDraft.begin('due', [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', routes.repay.path]]));
  await model.load();
  return model;
}

async function enter(model: RepayConfirmModel): Promise<void> {
  await model.ask();
  await model.pad.submit(stage.person.facts.tradePassword);
}

const entries = async () => (await stage.bank.console.ledger()).entries;

describe('the paying card', () => {
  it('leads to the page of a card whose protocol has run out, and pays once it is renewed', async () => {
    const model = await confirmation();
    const cardId = model.payment.cards.card?.cardId ?? '';
    const before = await entries();
    await setSignedUntil(stage.bank.db, cardId, '2020-01-01');
    await enter(model);
    expect([model.asking, model.payment.cards.lapsed]).toEqual([false, true]);
    expect(model.payment.cards.error).toContain('协议已到期，钱没有扣');
    expect(await entries()).toBe(before);
    await model.payment.renewCard();
    expect(paramsOf(routes.cardDetails.path).get('cardId')).toBe(cardId);
    await setSignedUntil(stage.bank.db, cardId, '2099-01-01');
    await model.shown();
    expect([model.payment.cards.lapsed, model.payment.cards.error]).toEqual([false, '']);
    await enter(model);
    expect(await entries()).toBe(before + 1);
  });

  it('stays the usual one while changing it is switched off', async () => {
    await bindQuickly(stage.person, 'CCB');
    const model = await confirmation();
    const { cards } = model.payment;
    const usual = cards.card?.cardId;
    const other = cards.list.value?.find(({ cardId }) => cardId !== usual)?.cardId ?? '';
    cards.choose(other);
    expect([cards.bar, cards.card?.cardId]).toEqual(['', other]);
    await stage.bank.console.decide(stage.person.phone, { cardSwitch: 'closed' });
    await model.shown();
    expect([cards.bar, cards.card?.cardId]).toEqual([expect.stringContaining('不能更换还款卡'), usual]);
    cards.choose(other);
    expect(cards.card?.cardId).toBe(usual);
  });
});
