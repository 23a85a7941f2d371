import { Reading } from '@/pages/loanV2/parts/reading';
import { END_ID } from '@/pages/loanV2/parts/seenEnd';
import { measure } from '@/platform/measure';

const box = measure.box;
afterEach(() => Object.assign(measure, { box }));
/** The last line of the sheet begins here; the button begins at 600. */
const endAt = (top: number) =>
  Object.assign(measure, {
    box: (id: string) => Promise.resolve({ left: 0, width: 375, height: 0, top: id === END_ID ? top : 600 }),
  });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

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

  it('is needed only once, unless the server asks again', async () => {
    endAt(500);
    const reading = new Reading();
    reading.open();
    await pass(5000);
    reading.close();
    reading.open();
    expect(reading.secondsLeft).toBe(0);
    expect(reading.finish()).toBeGreaterThanOrEqual(5);
    reading.again();
    expect(reading.secondsLeft).toBe(5);
  });

  it('is not over while the last line is below the button, and is once it has been seen', async () => {
    endAt(720);
    const reading = new Reading();
    reading.open();
    await pass(20_000);
    expect([reading.secondsLeft, reading.ready]).toEqual([0, false]);
    // Closed before the end was seen: the next opening is a new reading.
    reading.close();
    reading.open();
    expect(reading.secondsLeft).toBe(5);
    endAt(600);
    await pass(5000);
    expect(reading.ready).toBe(true);
    endAt(720);
    await pass(5000);
    expect(reading.ready).toBe(true);
    reading.forget();
    reading.open();
    await pass(5000);
    expect(reading.ready).toBe(false);
    reading.close();
  });

  it('does not keep a person whose host measures nothing', async () => {
    const reading = new Reading();
    reading.open();
    await pass(5000);
    expect(reading.ready).toBe(true);
    reading.close();
  });
});
