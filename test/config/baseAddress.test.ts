import { unfitAddress } from '../../config/baseAddress';

const HTTPS = 'https://api.example.com';
const HTTP = 'http://api.example.com';
const given = (BASE_URL: string, { env = '', PRODUCTION = true } = {}) => ({
  ...{ BASE_URL, PRODUCTION },
  ENV_HOSTS: new Map(env === '' ? [] : [['uat', env]]),
});

describe('the gateway’s address in a build', () => {
  it.each([
    ['weapp', given(HTTPS)],
    ['h5', given(HTTPS)],
    // The origin that served it.
    ['h5', given('')],
    ['weapp', given(HTTPS, { env: HTTPS })],
    ['weapp', given('http://127.0.0.1:8787', { PRODUCTION: false })],
    ['weapp', given('', { PRODUCTION: false })],
  ])('is accepted for %s: %j', (target, settings) => {
    expect(unfitAddress(target, settings)).toBeUndefined();
  });

  it.each([
    ['weapp', given(''), /is not set/],
    ['weapp', given(HTTP), /https addresses only/],
    ['h5', given(HTTP), /https addresses only/],
    ['weapp', given(HTTPS, { env: HTTP }), /https addresses only/],
  ])('is refused for a release of %s: %j', (target, settings, why) => {
    expect(unfitAddress(target, settings)).toMatch(why);
  });
});
