import { callbackTarget, leftAt, type CallbackRule } from '@/domain/channel/callbacks';
import { CALLBACKS } from '@/domain/channel/values';
import { at } from './at';

const RULE: CallbackRule = {
  hosts: ['partner.example', 'm.bank.example'],
  pages: (path) => path.startsWith('/pages/'),
  isEntry: (path) => path.startsWith('/pages/login/'),
  origin: 'https://m.bank.example',
};
const ENDS = ['callbackUrl', 'creditOrLoanCallBackUrl', 'cancelUrl'] as const;

describe("a partner's address", () => {
  it.each([
    ['https://partner.example/back?x=1#top', 'web'],
    ['/pages/user/index?tab=1', 'page'],
    ['javascript:alert(1)', 'refused'],
    ['https://evil.example/', 'refused'],
    ['https://partner.example.evil.example/', 'refused'],
    ['https://partner.example@evil.example/', 'refused'],
    ['//evil.example/', 'refused'],
    ['http://partner.example/', 'refused'],
    // A target at the login would log the person in by another person's link.
    ['/pages/login/index?from=x', 'refused'],
    ['https://m.bank.example/#/pages/login/wxLogin?code=c', 'refused'],
    ['https://m.bank.example', 'refused'],
    ['', 'refused'],
  ])('%s as the end of a flow: %s', (value, kind) => {
    for (const name of ENDS) expect(callbackTarget(name, value, RULE).kind).toBe(kind);
  });

  it.each([
    ['https://partner.example/login?x=1', { kind: 'web', url: 'https://partner.example/login?x=1' }],
    ['/pages/login/wxLogin?code=evil', { kind: 'page', path: '/pages/login/wxLogin', query: '' }],
    ['/pages/user/index', { kind: 'refused' }],
    ['https://m.bank.example/#/pages/login/wxLogin?code=c', { kind: 'refused' }],
    ['javascript:alert(1)', { kind: 'refused' }],
    ['//evil.example/login', { kind: 'refused' }],
  ])('%s as a login page: %o', (value, expected) => {
    expect(callbackTarget('loginUrl', value, RULE)).toMatchObject(expected);
  });
});

describe('a link', () => {
  const back = encodeURIComponent('https://partner.example/back');
  const none = Object.fromEntries(CALLBACKS.map((name) => [name, '']));

  it('replaces all addresses of an earlier link', () => {
    expect(at({ before: `cancelUrl=${back}` }).changes).toMatchObject({
      ...none,
      cancelUrl: 'https://partner.example/back',
    });
  });

  it('of another partner removes the addresses of the earlier one', () => {
    const stored = { h5type: 'citicsquare', platform: '4-4-2' };
    expect(at({ before: 's=ygd', stored }).changes).toMatchObject(none);
    expect(at({ before: 's=citicsquare&channel=4-4-3', stored }).changes).toMatchObject(none);
    for (const before of ['', 's=citicsquare', 's=citicsquare&channel=4-4-2'])
      expect(Object.keys(at({ before, stored }).changes)).not.toContain('callbackUrl');
  });

  it('names its addresses that lead to a forbidden place, but not their values', () => {
    const { refused, changes } = at({ before: `callbackUrl=javascript:secret&cancelUrl=${back}` });
    expect(refused).toEqual([{ name: 'callbackUrl', why: 'scheme' }]);
    expect(changes.callbackUrl).toBe('');
  });
});

it.each([
  ['/pages/creditV2/view/creditFrontPage', 'creditLeft'],
  ['/pages/creditV2/view/ocr/ocrA', 'creditLeft'],
  ['/pages/setpwd/setPwdPage', 'creditLeft'],
  ['/pages/loanV2/view/index', 'loanLeft'],
  ['/pages/login/index', 'loginLeft'],
  ['/pages/squareActivity/login', 'loginLeft'],
  ['/pages/home/index', undefined],
  ['/pages/repay/index', undefined],
])('the end of leaving at %s: %s', (path, end) => expect(leftAt(path)).toBe(end));
