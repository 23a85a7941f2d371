import type { DeviceTokenPort } from '@/platform/deviceToken';
import type { Shelf } from '../app/device';

const TARGETS = ['h5', 'weapp'] as const;
type Target = (typeof TARGETS)[number];

/** The adapter as it is at the start of the app. */
const started = async (target: Target): Promise<DeviceTokenPort> => {
  const module = await (target === 'h5'
    ? import('@/platform/deviceToken/index')
    : import('@/platform/deviceToken/index.weapp'));
  return module.deviceToken;
};

let texts: Map<string, string>;
let shelf: Shelf;

/** A new start with the stored values of the device. */
async function restart(): Promise<void> {
  jest.resetModules();
  const device = await import('../app/device');
  shelf = new device.Shelf().install();
  texts.forEach((text, name) => shelf.texts.set(name, text));
  texts = shelf.texts;
}

beforeEach(async () => {
  texts = new Map();
  await restart();
});

describe.each(TARGETS)('token of the device on %s', (target) => {
  it('is generated once and stored', async () => {
    const port = await started(target);
    const [token, other] = await Promise.all([port.read(), port.read()]);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(other).toBe(token);
    await restart();
    expect(await (await started(target)).read()).toBe(token);
  });

  it('differs between devices', async () => {
    const first = await (await started(target)).read();
    texts = new Map();
    await restart();
    expect(await (await started(target)).read()).not.toBe(first);
  });

  it('is generated again when the stored one is broken', async () => {
    shelf.texts.set('yunling-device', 'x'.repeat(41));
    expect(await (await started(target)).read()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('lasts while the app is open when nothing can be stored', async () => {
    shelf.broken = true;
    const port = await started(target);
    const token = await port.read();
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(await port.read()).toBe(token);
  });

  it('is empty when the device gives no random bytes', async () => {
    const { random } = await import('@/platform/random');
    Object.assign(random, { ready: () => Promise.reject(new Error('none')) });
    expect(await (await started(target)).read()).toBe('');
  });
});
