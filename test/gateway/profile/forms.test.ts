import { inForms } from '../../../gateway/profile/forms';
import { unwrapToken, wrapToken } from '../../../gateway/profile/jwt';

const formsOf = (name: string, value: unknown): unknown[] => {
  const met = Array.from(
    { length: 8 },
    (_, turn) => (inForms({ [name]: value }, turn) as Record<string, unknown>)[name],
  );
  return [...new Set(met)];
};

describe('the forms of a value on another host', () => {
  it.each<[string, unknown, readonly unknown[]]>([
    ['amount', '1200.50', ['1200.50', 1200.5, '1,200.50', '1200.5']],
    ['annualRate', '0.1440', ['0.1440', 0.144]],
    ['payable', 'Y', ['Y', true, '1', 'true']],
    ['isRead', 'N', ['N', false, '0', 'false']],
    ['state', '1', ['1', 1]],
    ['terms', 12, [12, '12']],
    ['custId', '100023', ['100023', 100023]],
    ['dueDate', '2026-11-18', ['2026-11-18', '2026/11/18', '20261118', '2026-11-18 00:00:00']],
    ['paidOn', null, [null, undefined]],
  ])('%s %p is met in each of its forms within eight answers', (name, value, forms) => {
    expect(new Set(formsOf(name, value))).toEqual(new Set(forms));
  });

  it.each([
    ['bankName', '招商银行'],
    ['cardNo', '0212'],
    ['phone', '138****8000'],
    ['version', '2.2.6'],
  ])('%s %p is always the same', (name, value) => {
    expect(formsOf(name, value)).toEqual([value]);
  });

  it('are the same again in the same turn, also within lists', () => {
    const answer = { list: [{ amount: '10.00' }, { amount: '10.00' }] };
    expect(inForms(answer, 3)).toEqual(inForms(answer, 3));
    expect(inForms(answer, 3)).toMatchObject({ list: [{ hostOnly: {} }, { hostOnly: {} }], hostOnly: {} });
  });
});

describe('the access token of another host', () => {
  it('is a JWT of about 700 characters with the own token inside', () => {
    const jwt = wrapToken('own-token');
    expect(jwt.length).toBeGreaterThan(690);
    expect(jwt.length).toBeLessThan(710);
    expect(jwt.split('.')).toHaveLength(3);
    expect(unwrapToken(jwt)).toBe('own-token');
  });

  it.each(['own-token', 'a.b.c', wrapToken('own-token').slice(0, -1)])('%s is no such token', (text) => {
    expect(unwrapToken(text)).toBe(text);
  });
});
