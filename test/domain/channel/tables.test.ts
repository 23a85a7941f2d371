import { partnerLink } from '@/domain/channel/entry';
import { environmentAt, environmentOf } from '@/domain/channel/environment';
import { sourceFlagOf } from '@/domain/channel/partners';
import { isKnownPlatform, PLATFORMS, sourceIdOf } from '@/domain/channel/platforms';

describe('environments (spec §9)', () => {
  it.each([
    ['development.bank.example', 'development'],
    ['dev.bank.example', 'dev'],
    ['dev2.bank.example', 'dev2'],
    ['devtest-h5.bank.example', 'devtest'],
    ['sit.bank.example', 'sit'],
    ['sit-h5.bank.example', 'sit'],
    ['uat.bank.example', 'uat'],
    ['zsc.bank.example', 'zsc'],
    ['gray.bank.example', 'gray'],
    ['graytest.bank.example', 'grayTest'],
    ['GrayTest.bank.example', 'grayTest'],
    ['prd.bank.example', 'production'],
    ['prod.bank.example', 'production'],
    ['m.bank.example', 'production'],
    ['situation.bank.example', 'production'],
    ['bank.sit.example', 'production'],
    ['127.0.0.1', 'production'],
    ['localhost', 'production'],
    ['', 'production'],
    ['__proto__', 'production'],
    ['constructor', 'production'],
  ])('%s is %s', (host, expected) => {
    expect(environmentAt(host, 'production')).toBe(expected);
  });

  it.each([
    ['m.bank.example', 'uat', 'uat'],
    ['', 'prd', 'production'],
    ['', 'sandbox', 'production'],
    ['sit.bank.example', 'production', 'sit'],
  ])('come from the build when host %s does not say: %s gives %s', (host, build, expected) => {
    expect(environmentAt(host, build)).toBe(expected);
  });

  it('are known by exact name only', () => {
    expect(environmentOf('device-7')).toBeUndefined();
    expect(environmentOf('staging')).toBeUndefined();
  });
});

describe('platform codes (spec §3)', () => {
  it.each([
    ...['4-4-0', '2-4-0', '1-1-8', '2-4-1', '4-4-12', '4-4-19', '2-4-7', '4-1-1', '2-2-28', '2-2-29'],
    ...['4-4-1', '4-4-14', '2-4-2', '2-2-32', '2-2-46'],
  ])('%s is known', (code) => {
    expect(isKnownPlatform(code)).toBe(true);
  });

  it.each(['2-2-30', '2-2-31', '2-2-47', '4-4-15', '4-4-18', '2-4-8', '1-1-9', '', 'constructor'])(
    '%s is not',
    (code) => {
      expect(isKnownPlatform(code)).toBe(false);
    },
  );

  it('are listed once', () => {
    expect(new Set(PLATFORMS).size).toBe(PLATFORMS.length);
    // 1 general, 2 + 15 of 2-2, 8 of 2-4, 4-1-1, 15 of 4-4, 4-4-19.
    expect(PLATFORMS).toHaveLength(43);
  });

  it.each([
    ['4-4-1', 'JD'],
    ['4-4-2', '4-4-2'],
    ['1-1-8', 'GEN'],
  ])('source id of %s is %s', (code, expected) => {
    expect(sourceIdOf(code, new Map([['1-1-8', 'GEN']]))).toBe(expected);
  });
});

describe('source flag of a login (spec §2)', () => {
  it.each([
    ['yqdh5', undefined, 'XQD002'],
    ['weapp', undefined, 'XQD002'],
    ['kzxh5', undefined, ''],
    ['ygdh5', undefined, ''],
    ['kzxh5', 'ABC', 'ABC'],
    ['yqdh5', 'ABC', 'ABC'],
    ['yqdh5', '', ''],
    // Invalid flags count as absent.
    ['yqdh5', 'x'.repeat(33), 'XQD002'],
    ['yqdh5', '<b>', 'XQD002'],
    ['ygdh5', 'x'.repeat(33), ''],
  ])('%s with %s is "%s"', (terminal, given, expected) => {
    expect(sourceFlagOf(terminal, given)).toBe(expected);
  });
});

describe('the link that opened the app', () => {
  it.each([
    ['s=ygd', '', 's=ygd'],
    // The pages behind the link change the hash, not the link.
    ['s=ygd', '#/pages/repay/index?loanNo=L1', 's=ygd'],
    ['', '#/?channel=4-4-1', '?channel=4-4-1'],
    ['', '#/pages/home/index?channel=4-4-1', '?channel=4-4-1'],
    ['s=ygd', '#/?s=citicsquare', 's=ygd#?s=citicsquare'],
    ['scene=s%253Dygd', '', 'scene=s%253Dygd'],
    ['', '#/pages/repay/index?loanNo=L1', ''],
    ['from=poster', '', ''],
    ['', '', ''],
  ])('query "%s", hash "%s": "%s"', (before, hash, expected) => {
    expect(partnerLink({ before, hash })).toBe(expected);
  });
});
