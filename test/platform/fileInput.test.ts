/** @jest-environment jest-fixed-jsdom */
import { album } from '@/platform/album/index';
import { camera } from '@/platform/camera/index';

const CANCELLED = { ok: false, reason: 'cancelled' };
const UNAVAILABLE = { ok: false, reason: 'unavailable' };
const input = () => document.querySelector<HTMLInputElement>('input[type=file]');

function choose(file: File): void {
  const field = input();
  if (!field) throw new Error('no picker is open');
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  field.dispatchEvent(new Event('change'));
}

const photo = () => new File([new Uint8Array(5)], 'id.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('picking in a browser', () => {
  it('returns the chosen file and removes its input', async () => {
    const picked = album.pick();
    expect([input()?.accept, input()?.hasAttribute('capture')]).toEqual(['image/*', false]);
    const file = photo();
    choose(file);
    expect(await picked).toEqual({
      ok: true,
      file: { name: 'id.jpg', type: 'image/jpeg', size: 5, source: file },
    });
    expect(input()).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/132 Mobile', 'image/*,android/allowCamera'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Firefox/133.0', 'image/*'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 'image/*'],
  ])('offers camera and album on %s', async (agent, accept) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const picked = album.pickOrTake();
    expect([input()?.accept, input()?.hasAttribute('capture')]).toEqual([accept, false]);
    input()?.dispatchEvent(new Event('cancel'));
    expect(await picked).toEqual(CANCELLED);
  });

  it.each([
    [undefined, 'environment'],
    ['back', 'environment'],
    ['front', 'user'],
  ] as const)('opens the camera facing %s as %s', async (facing, capture) => {
    const taken = camera.take(facing);
    expect(input()?.getAttribute('capture')).toBe(capture);
    input()?.dispatchEvent(new Event('cancel'));
    expect(await taken).toEqual(CANCELLED);
  });

  it.each([
    ['the window has its focus again', () => window.dispatchEvent(new Event('focus'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('settles without a cancel event some time after %s', async (_name, returned) => {
    const picked = album.pick();
    let outcome: unknown;
    void picked.then((value) => (outcome = value));
    returned();
    await jest.advanceTimersByTimeAsync(9999);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual(CANCELLED);
  });

  it('accepts a photo that took the phone some seconds', async () => {
    const taken = camera.take();
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(8000);
    choose(photo());
    expect(await taken).toMatchObject({ ok: true, file: { name: 'id.jpg' } });
  });

  it('that cannot be opened is an answer', async () => {
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {
      throw new DOMException('not allowed', 'NotAllowedError');
    });
    expect([await album.pick(), await camera.take()]).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(input()).toBeNull();
  });

  it('settles once: a cancel after the choice changes nothing', async () => {
    const picked = album.pick();
    const field = input();
    choose(photo());
    field?.dispatchEvent(new Event('cancel'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await picked).toMatchObject({ ok: true });
  });

  it('settles the earlier one when another one is opened', async () => {
    const first = album.pick();
    const second = album.pick();
    expect(await first).toEqual(CANCELLED);
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(1);
    choose(photo());
    expect(await second).toMatchObject({ ok: true });
  });
});
