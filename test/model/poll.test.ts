import { Poll } from '@/model/poll';
import { backStep } from '@/platform/backStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that is undecided for its first `loads` loads. */
function page(loads: number) {
  const seen = { loads: 0 };
  const poll = new Poll(() => {
    seen.loads += 1;
    return Promise.resolve(seen.loads < loads);
  });
  return { seen, poll };
}

const MINUTES = 60_000;

describe('a page that waits for somebody outside', () => {
  it.each([
    ['is loaded once if all is decided', 1, 1],
    ['is loaded until it is decided, and then not again', 4, 4],
    ['is left alone after about ten minutes', Infinity, 25],
  ])('%s', async (_, until, expected) => {
    const { seen, poll } = page(until);
    await poll.now();
    await jest.advanceTimersByTimeAsync(30 * MINUTES);
    expect(seen.loads).toBe(expected);
  });

  it('is loaded at once when it is shown again, and watched again', async () => {
    const { seen, poll } = page(Infinity);
    await poll.now();
    await jest.advanceTimersByTimeAsync(30 * MINUTES);
    const before = seen.loads;
    await poll.now();
    expect(seen.loads).toBe(before + 1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(seen.loads).toBe(before + 2);
    poll.stop();
  });

  it('is not loaded under another page, and goes on when it is back', async () => {
    const shown = jest.spyOn(backStep, 'page').mockReturnValue('own');
    const { seen, poll } = page(Infinity);
    await poll.now();
    shown.mockReturnValue('other');
    await jest.advanceTimersByTimeAsync(2 * MINUTES);
    expect(seen.loads).toBe(1);
    shown.mockReturnValue('own');
    await jest.advanceTimersByTimeAsync(MINUTES);
    expect(seen.loads).toBeGreaterThan(1);
    poll.stop();
    shown.mockRestore();
  });

  it('is not loaded after it is gone, not even if it goes during a load', async () => {
    const { seen, poll } = page(Infinity);
    const first = poll.now();
    poll.stop();
    await first;
    await jest.advanceTimersByTimeAsync(MINUTES);
    expect(seen.loads).toBe(1);
  });
});
