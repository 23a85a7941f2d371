import { entryQuery } from '@/domain/channel/entry';
import { wx as host } from './wx';
import { page } from '@/platform/page/index.weapp';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

describe('the entry of a mini-program', () => {
  it.each([
    ['https%3A%2F%2Fpartner.example%2Fback%3Fa%3D1%2526', 'https://partner.example/back?a=1%26'],
    ['https://partner.example/back?a=1&b=2', 'https://partner.example/back?a=1&b=2'],
    ['s%3Dygd%26userId%3DU7', 's=ygd&userId=U7'],
    ['100%', '100%'],
    ['%zz#', '%zz#'],
  ])('the entry query is decoded once, as in a link: %s', (value, expected) => {
    host.answers = { getEnterOptionsSync: () => ({ query: { first: '1', value, last: '2' } }) };
    expect([...entryQuery(page.entry())]).toEqual([
      ['first', '1'],
      ['value', expected],
      ['last', '2'],
    ]);
  });
});
