import { routes } from '@/navigation';
import { ConfigurationModel } from '@/pages/test/configuration.model';
import { HANDLERS } from '@/pages/test/handlers.model';
import { TestModel } from '@/pages/test/index.model';
import { camera } from '@/platform/camera';
import { rowsOf } from '../../architecture/files';
import { host } from '../../app/host';

const SECRETS = {
  phoneKey: 'PHONE-KEY-OF-16-',
  passwordKey: 'PASSWORD-KEY-16-',
  client: 'CLIENT-SECRET-1',
  publicKey: 'PUBLIC-KEY-TEXT',
};
jest.mock('@/settings', () => {
  Object.assign(process.env, {
    TARO_APP_ENV: 'sit',
    TARO_APP_PUBLIC_KEY: 'PUBLIC-KEY-TEXT',
    TARO_APP_CLIENT_SECRET: 'CLIENT-SECRET-1',
    TARO_APP_PHONE_KEY: 'PHONE-KEY-OF-16-',
    TARO_APP_PASSWORD_KEY: 'PASSWORD-KEY-16-',
  });
  return jest.requireActual<object>('@/settings');
});

const untouched = { ...camera };
beforeEach(() => host.reset(routes.test.path));
afterEach(() => {
  Object.assign(camera, untouched);
});

describe('configuration', () => {
  it('shows environment, channel, both version readings and a fingerprint, and no secret', async () => {
    const model = new ConfigurationModel();
    await model.load();
    const text = JSON.stringify(model.groups.value);
    expect(text).toContain('"sit"');
    expect(text).toContain('2.2.6（226）、1.1.4（114）');
    expect(text).toContain('YQDC001');
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    const keys = model.groups.value?.find(({ title }) => title === '密钥')?.rows ?? [];
    expect(keys.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      '已配置',
      '已配置',
      '已配置',
    ]);
  });
});

describe('the test page', () => {
  it('lists every page, and opens one with the typed parameters', async () => {
    const model = new TestModel();
    expect(model.pages).toHaveLength(Object.keys(routes).length);
    model.type('search', '消息');
    expect(model.pages.map(({ path }) => path)).toEqual([routes.messages.path, routes.messageDetail.path]);
    model.type('given', '?id=n-safe');
    await model.open(routes.messageDetail.path);
    expect(host.addresses[1]).toBe(`${routes.messageDetail.path}?id=n-safe`);
  });

  it('opens a target by the same rules as every other target', async () => {
    const model = new TestModel();
    model.type('search', ' /pages/upgrade/index ');
    expect(await model.openTyped()).toBe('opened');
    model.type('search', 'https://evil.example/');
    expect(await model.openTyped()).toBe('refused');
  });

  it('has every handler of the bridge', () => {
    const names = new Set(HANDLERS.map(({ name }) => name));
    const bridge = rowsOf('test/platform/bridge.tsv').map(([name = '']) => name.split(' ')[0] ?? '');
    expect(bridge.length).toBeGreaterThan(10);
    expect(bridge.filter((name) => !names.has(name))).toEqual([]);
  });

  it('shows the answer of a handler, and an error of the app as such', async () => {
    const model = new TestModel();
    const handler = model.handlers.find(({ name }) => name === 'handleCamera');
    if (handler === undefined) throw new Error('no handleCamera');
    await model.run(handler);
    expect(JSON.parse(model.result)).toEqual({ ok: false, reason: 'unavailable' });
    Object.assign(camera, { take: () => Promise.reject(new Error('broken')) });
    await model.run(handler);
    expect(model.result).toContain('broken');
  });

  it.each(HANDLERS)('$name settles without a device', async (handler) => {
    const model = new TestModel();
    await model.run(handler);
    expect(model.result).not.toBe('');
    expect(model.result).not.toContain('抛出了错误');
  });
});
