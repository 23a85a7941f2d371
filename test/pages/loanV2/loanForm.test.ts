import type { EntryFacts } from '@/pages/loanV2/parts/entryFacts';
import { NO_COUPON } from '@/pages/loanV2/parts/loanDraft';
import { LoanForm } from '@/pages/loanV2/parts/loanForm';
import { drafts } from '@/stores/drafts';

const card = (cardId: string, more: object = {}) => ({
  cardId,
  bankCode: 'CMB',
  bankName: '招商银行',
  cardType: 'debit' as const,
  tail: '6225',
  isDefault: 'N' as const,
  ...more,
});
const coupon = (couponId: string, value: number, minAmount: number, expiresOn = '2026-12-31') => ({
  couponId,
  name: couponId,
  value,
  minAmount,
  expiresOn,
  rule: '',
});
const FACTS: EntryFacts = {
  rule: { min: 50_000, step: 10_000, max: 3_805_000 },
  most: 3_800_000,
  annualRate: '0.1440',
  terms: [3, 6, 12, 24],
  methods: ['equal-instalment', 'bullet'],
  cards: [card('first'), card('usual', { isDefault: 'Y' })],
  coupons: [],
};

let form: LoanForm;
beforeEach(() => {
  drafts.drop('loan');
  form = new LoanForm();
  form.restore();
  form.take(FACTS);
});

describe('amount', () => {
  // While somebody types, a small amount may still grow; one that is too large cannot shrink.
  it.each([
    ['', '', ''],
    ['1', '', '借款金额不能低于500.00元'],
    ['550', '', '借款金额应为100.00元的整数倍'],
    ['500', '', ''],
    ['38000', '', ''],
    ['38100', '借款金额不能超过38,050.00元', '借款金额不能超过38,050.00元'],
  ])('%s: "%s" while typing, "%s" when finished', (text, typing, finished) => {
    form.setAmount(text);
    expect(form.amountError).toBe(typing);
    form.finishAmount();
    expect(form.amountError).toBe(finished);
    expect(form.amount).toBe(text);
  });

  it('draws all that the rule allows, and tries it out', () => {
    form.drawAll();
    expect(form.amount).toBe('38000');
    expect(form.trialInput).toEqual({ amount: '38000.00', term: 12, method: 'equal-instalment' });
  });

  it.each(['', '300', '38100', '12050'])('has no trial for %s', (text) => {
    form.setAmount(text);
    expect(form.trialInput).toBeUndefined();
  });

  it('forgets what the server said once the amount changes', () => {
    form.say('amount', '可借额度不够了');
    expect(form.amountError).toBe('可借额度不够了');
    form.setAmount('600');
    expect(form.amountError).toBe('');
  });
});

describe('choices', () => {
  it('offers the usual term, else the first there is', () => {
    expect(form.term).toBe(12);
    form.take({ ...FACTS, terms: [3, 6], methods: ['bullet'] });
    expect([form.term, form.method]).toEqual([3, 'bullet']);
  });

  it('takes the default card until another is picked', () => {
    expect(form.card?.cardId).toBe('usual');
    form.pickCard('first');
    expect(form.card?.cardId).toBe('first');
  });

  it('picks the card that has just been added, and never one that cannot receive', () => {
    form.take({ ...FACTS, cards: [...FACTS.cards, card('new')] });
    expect(form.card?.cardId).toBe('new');
    form.take({ ...FACTS, cards: [card('credit', { cardType: 'credit', isDefault: 'Y' })] });
    expect(form.card).toBeUndefined();
  });

  const three = [
    coupon('small', 2_000, 100_000),
    coupon('late', 5_000, 100_000),
    coupon('soon', 5_000, 100_000, '2026-12-01'),
    coupon('large', 9_000, 2_000_000),
  ];
  it.each([
    ['', '900', undefined],
    ['', '1000', 'soon'],
    ['', '20000', 'large'],
    ['small', '1000', 'small'],
    ['large', '1000', 'soon'],
    ['gone', '1000', 'soon'],
    [NO_COUPON, '20000', undefined],
  ])('with the choice "%s" and %s yuan uses the coupon %s', (choice, amount, expected) => {
    form.take({ ...FACTS, coupons: three });
    form.pickCoupon(choice);
    form.setAmount(amount);
    expect(form.coupon?.couponId).toBe(expected);
    expect(form.trialInput?.couponId).toBe(expected);
  });

  it('fixes the coupon that is shown, or that there is none', () => {
    form.take({ ...FACTS, coupons: three });
    form.setAmount('1000');
    form.fixCoupon();
    form.setAmount('20000');
    expect(form.coupon?.couponId).toBe('soon');
    form.pickCoupon(NO_COUPON);
    form.fixCoupon();
    expect(form.entered.couponId).toBe(NO_COUPON);
  });
});

describe('going on', () => {
  it('says everything that is missing beside its field, all at once', () => {
    form.take({ ...FACTS, cards: [] });
    expect(form.check()).toBe(false);
    expect(form.errors).toMatchObject({
      amount: '请输入借款金额',
      purpose: '请选择借款用途',
      card: '请先添加一张本人的储蓄卡',
    });
  });

  it('says nothing of a whole form', () => {
    form.setAmount('12000');
    form.setPurpose('daily');
    expect(form.check()).toBe(true);
  });

  it('comes back as it was left', () => {
    form.setAmount('12000');
    form.setTerm(6);
    form.setPurpose('medical');
    form.pickCard('first');
    drafts.keep('loan', form.entered);
    const again = new LoanForm();
    again.restore();
    again.take(FACTS);
    expect(again.entered).toEqual(form.entered);
    expect(again.amount).toBe('12000');
  });
});
