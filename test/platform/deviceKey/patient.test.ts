import { patient } from '@/platform/deviceKey/patient';

const PATIENCE_MS = 2000;

beforeEach(() => jest.useFakeTimers());

describe('a key that the device may not give', () => {
  it('is asked for once, and given to everybody', async () => {
    const ask = jest.fn(() => Promise.resolve('key'));
    const key = patient(ask);
    expect(await Promise.all([key(), key()])).toEqual(['key', 'key']);
    expect(await key()).toBe('key');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    const ask = jest.fn(() => Promise.resolve('key'));
    ask.mockRejectedValueOnce(new Error('broken'));
    const key = patient(ask);
    expect([await key(), await key()]).toEqual([undefined, 'key']);
  });

  it('is not waited for without end, and counts when it comes late', async () => {
    let answer: (key: string) => void = () => undefined;
    const key = patient(() => new Promise<string>((resolve) => (answer = resolve)));
    const first = key();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await first).toBeUndefined();
    // Only the first text waits: a broken store would hold up each of them.
    expect(await key()).toBeUndefined();
    answer('key');
    await jest.advanceTimersByTimeAsync(0);
    expect(await key()).toBe('key');
  });
});
