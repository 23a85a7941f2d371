import * as v from 'valibot';
import {
  code,
  count,
  flag,
  instant,
  key,
  orElse,
  orNull,
  percent,
  someOf,
  text,
  truth,
  yesNo,
} from '@/contract/fields';
import { bit, date, rate, yuan } from '@/contract/flowFields';
import { lostIn } from '@/contract/lost';

type Row = readonly [string, v.GenericSchema, readonly unknown[], unknown];

/** What hosts send, and the one form that the app works with. */
const READ: readonly Row[] = [
  ['an amount', yuan, ['1200.50', '1200.5', '1,200.50', 1200.5, ' 1200.50 ', '1200.500'], '1200.50'],
  ['a whole amount', yuan, ['1200.00', '1200', 1200, '1,200'], '1200.00'],
  ['a negative amount', yuan, ['-0.10', -0.1], '-0.10'],
  ['a rate', rate, ['0.1440', 0.144, '0.144'], '0.1440'],
  ['a percentage', percent, ['14.40', 14.4, '14.4'], '14.40'],
  ['a day', date, ['2026-11-18', '20261118', '2026/11/18', '2026-11-18 00:00:00', 20261118], '2026-11-18'],
  [
    'an instant',
    instant,
    ['2026-11-18T03:00:00.000Z', '2026-11-18 11:00:00', '2026-11-18T11:00:00', 1794970800000],
    '2026-11-18T03:00:00.000Z',
  ],
  ['a yes', yesNo, ['Y', 'y', true, 'true', 1, '1'], 'Y'],
  ['a no', yesNo, ['N', false, 'false', 0, '0'], 'N'],
  ['a truth', truth, [true, 'true', 'Y', 1, '1'], true],
  ['a bit', bit, ['1', 1, true, 'Y'], '1'],
  ['a count', count, [12, '12'], 12],
  ['an id', key, ['100023', 100023], '100023'],
  ['a text', text(10), ['0102', ' 0102 '], '0102'],
  ['a value that is not there', orNull(date), [null, undefined], null],
];

/** What no rule can make sense of; nothing is rounded or guessed. */
const NOT_READ: readonly (readonly [string, v.GenericSchema, readonly unknown[]])[] = [
  ['an amount', yuan, ['1200.505', '1,20.50', '1 200', '', null, undefined, true, NaN, 1e21, '¥1', {}, []]],
  ['a day', date, ['2026-02-30', '18.11.2026', '2026-11-18 10:00:00', '2026-1118', '', null]],
  ['an instant', instant, ['soon', '', null, '2026-13-18 11:00:00']],
  ['a yes or no', yesNo, ['X', 2, '', null, {}]],
  ['a count', count, [-1, 1.5, '1.5', 'many', null]],
  ['an id', key, ['', 'a b', null, {}]],
];

describe('reading what hosts send', () => {
  it.each(
    READ.flatMap(([what, schema, forms, read]) => forms.map((form) => [what, form, schema, read] as const)),
  )('%s as %j', (_what, form, schema, read) => {
    expect(v.parse(schema, form)).toBe(read);
  });

  it.each(NOT_READ.flatMap(([what, schema, forms]) => forms.map((form) => [what, form, schema] as const)))(
    '%s is not %p',
    (_what, form, schema) => {
      expect(v.is(schema, form)).toBe(false);
    },
  );
});

describe('a field that cannot be read', () => {
  const answer = v.object({
    name: code,
    isShow: flag,
    more: orElse(v.object({ on: date, left: yuan }), null),
    list: someOf(v.object({ amount: yuan, note: code, isRead: flag })),
  });
  const whole = { name: '借款', isShow: 'Y', more: null, list: [{ amount: '1.00', note: '', isRead: 'N' }] };

  it.each<[string, object, readonly string[]]>([
    ['none', {}, []],
    ['one that is absent', { isShow: undefined, name: null, list: undefined }, []],
    ['a flag', { isShow: 'perhaps' }, ['isShow']],
    ['a part', { more: { on: 'soon', left: '1.00' } }, ['more']],
    ['an item of a list', { list: [{ amount: 'much' }, ...whole.list] }, ['list']],
    ['a flag in an item', { list: [{ amount: '1.00', isRead: 'X' }] }, ['list.isRead']],
    ['two', { isShow: 'X', more: 1 }, ['isShow', 'more']],
  ])('costs itself, and is named without its value: %s', (_what, change, lost) => {
    const given = { ...whole, ...change };
    expect(v.is(answer, given)).toBe(true);
    expect(lostIn(answer, given)).toEqual(lost);
  });
});
