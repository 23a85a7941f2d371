import { entryQuery } from '@/domain/channel/entry';
import { wx as host } from './wx';
import { page } from '@/platform/page/index.weapp';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

const opened = (options: object) => {
  host.answers = { ...host.answers, getEnterOptionsSync: () => options };
};
const LINK = 'https://m.example.com/app?s=ygd#/pages/home/index?channel=4-4-2';

describe('the channel of a mini-program', () => {
  it.each([
    ['encoded once more', encodeURIComponent(LINK)],
    ['as it is', LINK],
  ])('is kept by an ordinary link that was scanned as a QR code, %s', (_how, q) => {
    opened({ query: { q } });
    const query = entryQuery(page.entry());
    expect(['s', 'channel'].map((name) => query.get(name))).toEqual(['ygd', '4-4-2']);
  });

  it('is kept by what another mini-program hands over, which overrides nothing of the query', () => {
    const extraData = { s: 'ygd', channel: '4-4-2', deep: { s: 'x' } };
    opened({ query: { s: 'citicsquare' }, referrerInfo: { appId: 'wx0', extraData } });
    expect([...entryQuery(page.entry())]).toEqual([
      ['s', 'citicsquare'],
      ['channel', '4-4-2'],
    ]);
  });

  it.each([undefined, null, 'text', 7, []])('is not in a handed over %j', (extraData) => {
    opened({ query: {}, referrerInfo: { extraData } });
    expect(page.entry().before).toBe('');
  });
});

describe('WeChat’s version of the program', () => {
  it.each([
    ['develop', 'develop'],
    ['trial', 'uat'],
    ['release', ''],
    ['another', ''],
  ])('%s is the environment “%s”', (envVersion, expected) => {
    opened({ query: {} });
    host.answers['getAccountInfoSync'] = () => ({ miniProgram: { envVersion } });
    expect(page.entry().host).toBe(expected);
  });
});

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
