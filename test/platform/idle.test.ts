/** @jest-environment jest-fixed-jsdom */
import { idle } from '@/platform/idle/index';

const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

const waits = [
  ['a turn', () => idle.turn()],
  ['a frame', () => idle.frame?.()],
] as const;

/** Whether it has come when all that waits for no timer is done. */
async function comesAtOnce(wait: () => Promise<void> | undefined): Promise<boolean> {
  let come = false;
  void wait()?.then(() => (come = true));
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
  return come;
}

afterEach(() => Reflect.deleteProperty(document, 'hidden'));

describe.each(waits)('%s', (_, wait) => {
  it('lets the browser answer a tap first', async () => {
    expect(await comesAtOnce(wait)).toBe(false);
    await expect(wait()).resolves.toBeUndefined();
  });

  it('is not waited for in a hidden window, whose timers are slow', async () => {
    hide(true);
    expect(await comesAtOnce(wait)).toBe(true);
  });
});

it('comes though no frame does: the window may be hidden in the meantime', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await expect(idle.frame?.()).resolves.toBeUndefined();
  frames.mockRestore();
});
