import { sanitise } from '@/navigation/params';

const read = (params: unknown) => [...sanitise(params)];

describe('route parameters', () => {
  it.each<[string, unknown, [string, string][]]>([
    [
      'plain ones',
      { a: '1', b: '' },
      [
        ['a', '1'],
        ['b', ''],
      ],
    ],
    ['a doubled one: the first', { a: ['1', '2'] }, [['a', '1']]],
    [
      'encoded ones, decoded once',
      { n: '%E5%BC%A0', p: '100%2525' },
      [
        ['n', '张'],
        ['p', '100%25'],
      ],
    ],
    ['an encoded name', { 'a%20b': '1' }, [['a b', '1']]],
    [
      'broken encodings, as they stand',
      { a: '%zz', b: '%E5%BC', c: '50%' },
      [
        ['a', '%zz'],
        ['b', '%E5%BC'],
        ['c', '50%'],
      ],
    ],
    ['a plus that stays a plus', { a: '1+1' }, [['a', '1+1']]],
    ["none of the router's own", { stamp: '1', $taroTimestamp: '9', a: '1' }, [['a', '1']]],
    [
      'no values that are not text',
      { a: 1, b: null, c: { d: '1' }, e: [], f: undefined, g: '1' },
      [['g', '1']],
    ],
    ['nothing at all', null, []],
    ['a text', 'a=1', []],
  ])('reads %s', (_name, params, expected) => {
    expect(read(params)).toEqual(expected);
  });

  it('treats __proto__ as an ordinary name', () => {
    const params: unknown = JSON.parse('{"__proto__": "x", "constructor": "y", "a": "1"}');
    const clean = sanitise(params);
    expect([...clean.keys()].sort()).toEqual(['__proto__', 'a', 'constructor']);
    expect(clean.get('toString')).toBeUndefined();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('does not read inherited names', () => {
    expect(read(Object.create({ inherited: '1' }))).toEqual([]);
  });
});
