import { deviceKey, type DeviceSeal } from '@/platform/deviceKey';
import { restSeal } from '@/runtime/restSeal';
import { sealedByDevice } from '@/storage/textSeal';
import { openText } from '@/wire';
import { sealUnder } from '../app/sealUnder';

const KEY = '0123456789abcdef';
jest.mock('@/settings', () => {
  Object.assign(process.env, { TARO_APP_PHONE_KEY: '0123456789abcdef' });
  return jest.requireActual<object>('@/settings');
});

const TEXT = '{"detail":"滨江路 1 号","region":"浙江省杭州市"}';
const none = deviceKey.seal;
const has = (seal: DeviceSeal | undefined): void => {
  deviceKey.seal = () => Promise.resolve(seal);
};
const one = sealUnder('one-device-s-key');
const other = sealUnder('another-device-s');

beforeEach(() => {
  deviceKey.seal = none;
});

describe('a text at rest', () => {
  it("is sealed under the device's key, and opens with it only", async () => {
    has(one);
    const sealed = await restSeal.seal(TEXT);
    expect(sealedByDevice(sealed)).toBe(true);
    expect(openText(sealed.replace('d1.', ''), KEY)).not.toBe(TEXT);
    expect(await restSeal.open(sealed)).toBe(TEXT);
    has(other);
    expect(await restSeal.open(sealed)).not.toBe(TEXT);
    has(undefined);
    expect(await restSeal.open(sealed)).toBeUndefined();
  });

  it("of an older build, or of a device without a key, opens with the build's key", async () => {
    const older = await restSeal.seal(TEXT);
    expect(sealedByDevice(older)).toBe(false);
    expect(openText(older, KEY)).toBe(TEXT);
    has(one);
    expect(await restSeal.open(older)).toBe(TEXT);
  });

  it("is not lost if the device's key fails", async () => {
    has({ ...one, seal: () => Promise.reject(new Error('broken')) });
    const sealed = await restSeal.seal(TEXT);
    has(undefined);
    expect(await restSeal.open(sealed)).toBe(TEXT);
  });

  it("that goes to a server is sealed under the build's key", async () => {
    has(one);
    expect(openText(await restSeal.sealForServer('13800138000'), KEY)).toBe('13800138000');
  });

  it.each(['', 'd1.', 'd1.AAAA', 'x', 'd1'])('that is damaged (%s) reads as absent', async (sealed) => {
    has(one);
    expect(await restSeal.open(sealed)).toBeUndefined();
  });
});
