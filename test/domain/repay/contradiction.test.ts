import { quoteContradiction } from '@/domain/repay/contradiction';

describe('a quote', () => {
  const item = { principal: 1_000, interest: 200, penalty: 30, total: 1_230 };
  const quote = { ...item, discount: 30, payAmount: 1_200, savedInterest: 0, items: [item] };

  it('with all its sums is fine', () => expect(quoteContradiction(quote)).toBeUndefined());

  it('may be of nothing but principal, and paid by a coupon alone', () => {
    const none = { principal: 0, interest: 0, penalty: 0, total: 0 };
    const free = { ...none, interest: 30, total: 30 };
    expect(quoteContradiction({ ...quote, ...free, payAmount: 0, items: [free] })).toBeUndefined();
    const bare = { ...none, principal: 1, total: 1 };
    expect(
      quoteContradiction({ ...quote, ...bare, discount: 0, payAmount: 1, items: [bare] }),
    ).toBeUndefined();
    expect(quoteContradiction({ ...quote, ...bare, payAmount: -29, items: [bare] })).toBe('payAmount');
  });

  it.each(['principal', 'interest', 'penalty'] as const)('never has a negative %s', (part) => {
    const other = part === 'interest' ? 'principal' : 'interest';
    const bad = { ...item, [part]: -1, [other]: item[other] + item[part] + 1 };
    expect(quoteContradiction({ ...quote, ...bad, items: [bad] })).toBe('sums');
  });

  it.each([
    ['items', { items: [{ ...item, principal: 1_001, interest: 199 }] }],
    ['payAmount', { discount: -1, payAmount: 1_231 }],
    ['sums', { total: 1_231 }],
    ['sums', { savedInterest: -1 }],
    ['items', { items: [item, item] }],
    ['items', { items: [] }],
    ['payAmount', { payAmount: 1_199 }],
    ['payAmount', { discount: 31 }],
  ] as const)('says what does not agree: %s', (rule, changes) => {
    expect(quoteContradiction({ ...quote, ...changes })).toBe(rule);
  });
});
