import type { EntryFacts } from '@/pages/loanV2/parts/entryFacts';
import { NO_COUPON } from '@/pages/loanV2/parts/loanDraft';
import { LoanForm } from '@/pages/loanV2/parts/loanForm';
import { drafts } from '@/storage/drafts';

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
  today: '2026-11-18',
  terms: [3, 6, 12, 24],
  methods: ['equal-instalment', 'bullet'],
  cards: [card('first'), card('usual', { isDefault: 'Y' })],
  coupons: [],
  products: [],
  last: null,
};

let loan: LoanForm;
beforeEach(() => {
  drafts.drop('loan');
  loan = new LoanForm();
  loan.restore();
  loan.take(FACTS);
});

describe('amount', () => {
  // During typing a small amount may still grow; one that is too large cannot shrink.
  it.each([
    ['', '', ''],
    ['1', '', '借款金额不能低于 500.00 元'],
    ['550', '', '借款金额应为 100.00 元的整数倍'],
    ['500', '', ''],
    ['38000', '', ''],
    ['38100', '借款金额不能超过 38,050.00 元', '借款金额不能超过 38,050.00 元'],
  ])('%s: "%s" while typing, "%s" when finished', (text, typing, finished) => {
    loan.typeAmount(text);
    expect(loan.amount.error).toBe(typing);
    loan.amount.leave();
    expect(loan.amount.error).toBe(finished);
    expect(loan.amount.value).toBe(text);
  });

  it('draws all that the rule allows, and runs a trial for it', () => {
    loan.pickAmount(FACTS.most);
    expect(loan.amount.value).toBe('38000');
    expect(loan.trialInput).toEqual({ amount: '38000.00', term: 12, method: 'equal-instalment' });
  });

  it.each(['', '300', '38100', '12050'])('has no trial for %s', (text) => {
    loan.typeAmount(text);
    expect(loan.trialInput).toBeUndefined();
  });

  it("drops the server's message once the amount changes", () => {
    loan.amount.refuse('可借额度不够了');
    expect(loan.amount.error).toBe('可借额度不够了');
    loan.typeAmount('600');
    expect(loan.amount.error).toBe('');
  });
});

describe('choices', () => {
  it('defaults to the usual term, else to the first available one', () => {
    expect(loan.plan.value.term).toBe(12);
    loan.take({ ...FACTS, terms: [3, 6], methods: ['bullet'] });
    expect([loan.plan.value.term, loan.plan.value.method]).toEqual([3, 'bullet']);
  });

  it('uses the default card until another is chosen', () => {
    expect(loan.card?.cardId).toBe('usual');
    loan.cardChoice.type('first');
    expect(loan.card?.cardId).toBe('first');
  });

  it('chooses the card that was just added, and never one that cannot receive money', () => {
    loan.take({ ...FACTS, cards: [...FACTS.cards, card('new')] });
    expect(loan.card?.cardId).toBe('new');
    loan.take({ ...FACTS, cards: [card('credit', { cardType: 'credit', isDefault: 'Y' })] });
    expect(loan.card).toBeUndefined();
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
    loan.take({ ...FACTS, coupons: three });
    loan.couponChoice.type(choice);
    loan.typeAmount(amount);
    expect(loan.coupon?.couponId).toBe(expected);
    expect(loan.trialInput?.couponId).toBe(expected);
  });

  it('proposes the coupon that saves most, not the one with the largest number', () => {
    // 1,000 yuan over 3 months cost about 24 yuan of interest: both coupons take off all of it.
    loan.take({ ...FACTS, coupons: [coupon('large', 9_000, 0), coupon('fits', 5_000, 0, '2026-12-01')] });
    loan.typeAmount('1000');
    loan.pickTerm(3);
    expect([loan.coupon?.couponId, loan.couponNote]).toEqual(['fits', '']);
  });

  it.each([
    ['', '20000', ''],
    ['large', '20000', ''],
    ['small', '20000', '换“large”可以多省 70.00 元'],
    ['large', '1000', '“large”要借满 20,000.00 元，这次已改用最省的一张'],
    ['small', '900', '“small”要借满 1,000.00 元才能用'],
    [NO_COUPON, '20000', '“large”可以省 90.00 元，还没有使用'],
    [NO_COUPON, '900', ''],
  ])('with the choice "%s" and %s yuan says "%s"', (choice, amount, expected) => {
    loan.take({ ...FACTS, coupons: three });
    loan.couponChoice.type(choice);
    loan.typeAmount(amount);
    expect(loan.couponNote).toBe(expected);
  });

  it('fixes the visible coupon, or the choice of none', () => {
    loan.take({ ...FACTS, coupons: three });
    loan.typeAmount('1000');
    loan.fixCoupon();
    loan.typeAmount('20000');
    expect(loan.coupon?.couponId).toBe('soon');
    loan.couponChoice.type(NO_COUPON);
    loan.fixCoupon();
    expect(loan.entered.couponId).toBe(NO_COUPON);
  });
});

describe('the whole form', () => {
  it('shows an error beside each missing field, all at once', () => {
    loan.take({ ...FACTS, cards: [] });
    expect(loan.form.check()).toBe(false);
    expect([loan.amount.error, loan.purpose.error, loan.cardChoice.error]).toEqual([
      '请输入借款金额',
      '请选择借款用途',
      '请先添加一张本人的储蓄卡',
    ]);
  });

  it('shows no error for a complete form', () => {
    loan.typeAmount('12000');
    loan.purpose.type('daily');
    expect(loan.form.check()).toBe(true);
  });

  it('is restored as it was left', () => {
    loan.typeAmount('12000');
    loan.pickTerm(6);
    loan.purpose.type('medical');
    loan.cardChoice.type('first');
    drafts.keep('loan', loan.entered);
    const again = new LoanForm();
    again.restore();
    again.take(FACTS);
    expect(again.entered).toEqual(loan.entered);
    expect(again.amount.value).toBe('12000');
  });
});
