import { routes } from '@/navigation';
import { AddBankCardModel } from '@/pages/bussiness/bankcard/addBankcard.model';
import { BankCardsModel, inOrder } from '@/pages/bussiness/bankcard/index.model';
import { deviceToken } from '@/platform/deviceToken';
import { factsOf } from '../../../gateway/console/person';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { useStage } from '../repay/stage';

const card = (cardId: string, isDefault: 'Y' | 'N') => ({
  cardId,
  bankCode: 'CMB',
  bankName: '招商银行',
  cardType: 'debit' as const,
  tail: '6225',
  isDefault,
});

it('puts the default card first and keeps the order of the others', () => {
  const cards = [card('A', 'N'), card('B', 'N'), card('C', 'Y')];
  expect(inOrder(cards).map(({ cardId }) => cardId)).toEqual(['C', 'A', 'B']);
});

describe('adding a card', () => {
  const stage = useStage();

  it('returns to the page that needed the card, and the card is there', async () => {
    const { person, bank } = stage;
    Object.assign(deviceToken, { read: () => Promise.resolve('d'.repeat(32)) });
    host.reset(routes.home.path, routes.repayConfirm.path, routes.addBankCard.path);
    // The list that stays open below.
    const below = new BankCardsModel();
    await below.load();
    void below.shown();
    expect(below.cards.state).toBe('ready');
    const model = new AddBankCardModel();
    await model.load();
    expect(model.holder).toMatch(/^.\*+$/);
    const { form } = model;
    // A card of another person: a well-formed number that is not bound.
    form.fields.card.type(factsOf(`${person.phone.slice(0, -1)}x`).cardNo);
    form.fields.agreement.of('bank-card').type(true);
    // A phone gets one code a minute, and the application has used one.
    await bank.console.advanceMinutes(2);
    await form.fields.code.send();
    expect([form.fields.card.error, form.fields.phone.error, form.fields.code.error]).toEqual(['', '', '']);
    form.fields.code.field.type(await bank.console.codeOf(person.phone));
    await model.submit();
    expect(host.addresses).toEqual([routes.home.path, routes.repayConfirm.path]);
    expect(stage.seen.toasts).toEqual([expect.stringContaining('已添加')]);
    const again = below.shown();
    // One card too few is not shown until the answer is there.
    expect(below.cards.state).toBe('loading');
    await again;
    expect(below.cards.value).toHaveLength(2);
    const cards = new BankCardsModel();
    await cards.load();
    expect(cards.cards.value?.map(({ isDefault }) => isDefault)).toEqual(['Y', 'N']);
    model.dispose();
    // Spec §3 Phase codes: the device used to bind the card.
    const added = cards.cards.value?.[1]?.cardId;
    await soon(async () => {
      const { json } = await bank.console.raw('GET', 'devices');
      expect(json).toContainEqual(
        expect.objectContaining({
          kind: 'token',
          phone: person.phone,
          record: expect.objectContaining({ buzType: '08', buzNo: added }) as unknown,
        }),
      );
    });
  });
});
