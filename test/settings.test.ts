import { stubEnv, unstubAllEnvs } from './stubs';

afterEach(() => {
  unstubAllEnvs();
  jest.resetModules();
});

/** The settings of a build whose environment has only these values. */
async function builtWith(name = '', value = '') {
  jest.resetModules();
  for (const known of Object.keys(process.env)) if (known.startsWith('TARO_APP_')) stubEnv(known, '');
  if (name !== '') stubEnv(`TARO_APP_${name}`, value);
  return import('@/settings');
}

describe('each point with two readings in the spec is a setting', () => {
  it.each([
    [
      'VERSION',
      '1.1.4',
      { VERSION: '2.2.6', VERSION_CODE: '226' },
      { VERSION: '1.1.4', VERSION_CODE: '114' },
    ],
    ['TIMEOUT', 'long', { TIMEOUT_MS: 30_000, TRANSFER_TIMEOUT_MS: 60_000 }, { TIMEOUT_MS: 60_000 }],
    ['TOAST', 'masked', { TOAST_MS: 2000, TOAST_MASK: false }, { TOAST_MS: 1500, TOAST_MASK: true }],
    ['TAB_BAR_HEIGHT', '52', { TAB_BAR_HEIGHT: 56 }, { TAB_BAR_HEIGHT: 52 }],
    ['BEARER_RULE', 'propose', { BEARER_RULE: 'all' }, { BEARER_RULE: 'propose' }],
    ['TOKEN_VERB', 'GET', { TOKEN_VERB: 'POST' }, { TOKEN_VERB: 'GET' }],
    ['ANSWER_SIGN', 'optional', { ACCEPT_UNSIGNED: false }, { ACCEPT_UNSIGNED: true }],
    ['YQD_PLATFORM', 'channelFirst', { YQD_PLATFORM: 'fixed' }, { YQD_PLATFORM: 'channelFirst' }],
  ])('%s=%s', async (name, other, byDefault, byOther) => {
    expect(await builtWith()).toMatchObject(byDefault);
    expect(await builtWith(name, other)).toMatchObject(byOther);
    expect(await builtWith(name, 'neither')).toMatchObject(byDefault);
  });
});

describe('a list in one setting', () => {
  it('of hosts ignores spaces and empty items', async () => {
    const { WEBVIEW_HOSTS } = await builtWith('WEBVIEW_HOSTS', ' bank.example, ,partner.example:8443,');
    expect(WEBVIEW_HOSTS).toEqual(['bank.example', 'partner.example:8443']);
  });

  it('of pairs leaves out what is not a pair, and ignores property names of the language', async () => {
    const { ENV_HOSTS } = await builtWith('ENV_HOSTS', 'sit=https://sit.example?a=b, uat, =x, __proto__=y');
    expect([...ENV_HOSTS]).toEqual([
      ['sit', 'https://sit.example?a=b'],
      ['__proto__', 'y'],
    ]);
    expect(ENV_HOSTS.get('toString')).toBeUndefined();
  });

  it('of hosts by environment collects those with the same name', async () => {
    const { ENV_WEBVIEW_HOSTS } = await builtWith(
      'ENV_WEBVIEW_HOSTS',
      'sit=m-sit.example, uat=m-uat.example,sit=pay-sit.example:8443,zsc',
    );
    expect([...ENV_WEBVIEW_HOSTS]).toEqual([
      ['sit', ['m-sit.example', 'pay-sit.example:8443']],
      ['uat', ['m-uat.example']],
    ]);
  });
});

it('a build without settings is a production build', async () => {
  expect(await builtWith()).toMatchObject({ ENV: 'production', PRODUCTION: true });
  expect(await builtWith('ENV', 'sit')).toMatchObject({ PRODUCTION: false });
});
