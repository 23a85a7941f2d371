import { at } from './at';

describe('#/home? of citicsquare is #/?', () => {
  it.each<[string, string, string | undefined]>([
    ['citicsquare', '#/home?channel=4-4-1&x=%20', '#/?channel=4-4-1&x=%20'],
    ['citicsquare', '#/home?', '#/?'],
    ['citicsquare', '#/home', '#/'],
    ['citicsquare', '#/homepage?x=1', undefined],
    ['citicsquare', '#/pages/home/index?x=1', undefined],
    ['citicsquare', '#/', undefined],
    ['citicsquare', '', undefined],
    ['yqd', '#/home?x=1', undefined],
    ['ygd', '#/home?x=1', undefined],
  ])('%s %s', (h5type, hash, expected) => {
    expect(at({ hash, stored: { h5type } }).redirect).toBe(expected);
    expect(at({ hash, before: `s=${h5type}` }).redirect).toBe(expected);
  });
});

describe('channel parameters', () => {
  const campaign = 'accountId=a&campaignId=b&adId=c&creativeId=d&materialId=e&siteSet=f&homepage=g';
  it('are kept, before or after the #', () => {
    const expected = {
      accountId: 'a',
      campaignId: 'b',
      adId: 'c',
      creativeId: 'd',
      materialId: 'e',
      siteSet: 'f',
      homepage: 'g',
    };
    expect(at({ before: campaign }).changes).toMatchObject(expected);
    expect(at({ hash: `#/pages/home/index?${campaign}` }).changes).toMatchObject(expected);
  });

  it('of a new campaign replace all those of the previous one', () => {
    expect(at({ before: 'adId=new' }).changes).toMatchObject({ adId: 'new', accountId: '', homepage: '' });
    expect(at({ before: 'oneChannelId=new' }).changes).toMatchObject({
      oneChannelId: 'new',
      twoChannelId: '',
      thrChannelId: '',
    });
  });

  it('that are missing leave the stored ones unchanged', () => {
    const { changes } = at({ before: 's=ygd' });
    for (const name of ['accountId', 'homepage', 'oneChannelId', 'scene', 'callbackUrl', 'missionId'])
      expect(changes).not.toHaveProperty(name);
  });

  it.each(['%3Cscript%3E', 'a b', 'x'.repeat(65), ''])('are plain words: %s is not one', (value) => {
    expect(at({ before: `adId=${value}` }).changes).not.toHaveProperty('adId');
  });
});

describe('addresses of the partner', () => {
  it.each<[string, string | undefined]>([
    ['https://partner.example/back?x=1', 'https://partner.example/back?x=1'],
    ['/pages/user/index?tab=1', '/pages/user/index?tab=1'],
    ['https://partner.example.evil.example/', undefined],
    ['https://partner.example@evil.example/', undefined],
    ['http://partner.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.example/', undefined],
    ['/pages/nowhere/index', undefined],
    ['', undefined],
  ])('lead to allowed hosts only: %s', (address, expected) => {
    for (const name of ['callbackUrl', 'creditOrLoanCallBackUrl', 'cancelUrl'] as const)
      expect(at({ hash: `#/?${name}=${encodeURIComponent(address)}` }).changes[name]).toBe(expected);
  });
});

describe('env and version', () => {
  it('are stored, without the dots', () => {
    const { env, version, changes } = at({ host: 'sit.bank.example' });
    expect([env, changes.env, version, changes.versionCode]).toEqual(['sit', 'sit', '2.2.6', '226']);
    expect(at({ build: { version: '1.1.4' } }).changes.versionCode).toBe('114');
  });

  it.each<[string, string, boolean]>([
    ['/gray/', '', true],
    ['/app/gray/index.html', '', true],
    ['/', '', false],
    ['/gray', '', false],
    ['/grayscale/', '', false],
    ['/', 'x=/gray/', false],
  ])('path %s with query "%s" is gray: %s', (path, before, expected) => {
    expect(at({ path, before }).grayAddress).toBe(expected);
  });
});

describe('terminal type', () => {
  it.each([
    ['yqd', 'h5', 'yqdh5'],
    ['ygd', 'h5', 'ygdh5'],
    ['citicsquare', 'h5', 'kzxh5'],
    ['yqd', 'weapp', 'weapp'],
    ['ygd', 'weapp', 'weapp'],
    ['citicsquare', 'weapp', 'weapp'],
  ] as const)('of %s on %s is %s', (h5type, target, expected) => {
    expect(at({ before: `s=${h5type}`, build: { target } }).changes.terminalType).toBe(expected);
  });
});

describe('a code of a mini-program', () => {
  it('carries its pairs encoded twice; the query itself takes precedence', () => {
    const scene = encodeURIComponent(encodeURIComponent('s=ygd&userId=U7&channel=2-4-3'));
    const { h5type, platform, changes } = at({ before: `scene=${scene}` });
    expect([h5type, platform, changes.userId]).toEqual(['ygd', '2-4-0', 'U7']);
    expect(changes).not.toHaveProperty('scene');
    expect(at({ before: `scene=${scene}&s=citicsquare` }).h5type).toBe('citicsquare');
  });

  it('or carries a plain word', () => {
    expect(at({ before: 'scene=poster-7' }).changes.scene).toBe('poster-7');
  });
});

describe('property names of the language', () => {
  const hostile = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
  it('become no property, neither of the outcome nor of any object', () => {
    const before = hostile.map((name) => `${name}=evil`).join('&');
    const { changes } = at({
      before,
      hash: `#/?${before}`,
      stored: { h5type: 'citicsquare', platform: '4-4-19' },
    });
    expect(JSON.stringify(changes)).not.toContain('evil');
    for (const name of hostile) expect(Object.prototype.hasOwnProperty.call(changes, name)).toBe(false);
    expect(Object.getPrototypeOf(changes)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
  });

  it('and other names are not taken either', () => {
    const { changes } = at({
      before: 'tokenCode=T1&userInfo=x&env=sit&h5type=ygd&platform=4-4-1&versionCode=1&grayInfo=1',
    });
    expect(changes).toEqual({
      h5type: 'yqd',
      platform: '1-1-8',
      terminalType: 'yqdh5',
      env: 'production',
      versionCode: '226',
    });
  });
});
