import { Reading } from '@/pages/loanV2/parts/reading';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('forced reading time', () => {
  it('counts five seconds from the opening, and returns the time read', () => {
    const reading = new Reading();
    reading.open();
    expect(reading.secondsLeft).toBe(5);
    jest.advanceTimersByTime(4999);
    expect(reading.secondsLeft).toBeGreaterThan(0);
    jest.advanceTimersByTime(1);
    expect(reading.secondsLeft).toBe(0);
    jest.advanceTimersByTime(3000);
    expect(reading.finish()).toBe(8);
  });

  it('starts again when the sheet was closed too early', () => {
    const reading = new Reading();
    reading.open();
    jest.advanceTimersByTime(4000);
    reading.close();
    jest.advanceTimersByTime(60_000);
    reading.open();
    expect(reading.secondsLeft).toBe(5);
  });

  it('is needed only once, unless the server asks again', () => {
    const reading = new Reading();
    reading.open();
    jest.advanceTimersByTime(5000);
    reading.close();
    reading.open();
    expect(reading.secondsLeft).toBe(0);
    expect(reading.finish()).toBeGreaterThanOrEqual(5);
    reading.again();
    expect(reading.secondsLeft).toBe(5);
  });
});
