import { one, readQuery, writeQuery } from '@/domain/address/query';

describe('readQuery', () => {
  it.each<[string, [string, string][]]>([
    ['', []],
    ['?', []],
    [
      'a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['?a=1', [['a', '1']]],
    ['a=1&a=2&a=3', [['a', '1']]],
    ['a=&a=2', [['a', '']]],
    ['a', [['a', '']]],
    ['a=b=c', [['a', 'b=c']]],
    ['&&a=1&&', [['a', '1']]],
    ['=1', []],
    ['a=1+1', [['a', '1+1']]],
    ['a=%E4%BD%A0', [['a', '你']]],
    ['%61=1&a=2', [['a', '1']]],
    ['a=%', [['a', '%']]],
    [
      'a=%zz&b=%E4%BD',
      [
        ['a', '%zz'],
        ['b', '%E4%BD'],
      ],
    ],
    ['a=%2541', [['a', '%41']]],
    [
      '__proto__=x&constructor=y',
      [
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ],
    ],
  ])('%s', (text, entries) => expect([...readQuery(text)]).toEqual(entries));

  it('leaves prototypes unchanged', () => {
    readQuery('__proto__=polluted&__proto__[x]=1');
    expect(Object.prototype).not.toHaveProperty('x');
    expect(readQuery('a=1').get('toString')).toBeUndefined();
  });

  it('reads back what writeQuery wrote', () => {
    const pairs = [
      ['url', 'https://a.example/?b=1&c=你#d'],
      ['empty', ''],
      ['plus', 'a+b %'],
      ['__proto__', '1'],
    ] as const;
    const text = writeQuery([...pairs, ['gone', undefined], ['count', 3]]);
    expect([...readQuery(text)]).toEqual([...pairs, ['count', '3']]);
    expect(text).not.toContain('gone');
  });
});

describe('one', () => {
  const params: unknown = JSON.parse(
    '{"a":"1","list":["x","y"],"none":[],"number":3,"null":null,"__proto__":"p"}',
  );

  it.each([
    ['a', '1'],
    ['list', 'x'],
    ['none', undefined],
    ['number', undefined],
    ['null', undefined],
    ['__proto__', 'p'],
    ['toString', undefined],
    ['absent', undefined],
  ])('%s is %s', (name, value) => expect(one(params, name)).toBe(value));

  it.each([undefined, null, 'a=1', 5])('finds no value in %j', (odd) =>
    expect(one(odd, 'length')).toBeUndefined(),
  );
});
