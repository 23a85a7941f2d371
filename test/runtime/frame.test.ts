import { screen } from '@/platform/screen';
import { watchFrame } from '@/runtime/frame';

let size: { width: number; height: number };
let resized: () => void;
let framed: boolean[];

beforeEach(() => {
  jest.useFakeTimers();
  framed = [];
  Object.assign(screen, {
    size: () => size,
    onResize: (changed: () => void) => (resized = changed),
    setFramed: (now: boolean) => framed.push(now),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the frame of wide screens (spec §1)', () => {
  it.each([
    [{ width: 1280, height: 800 }, true],
    [{ width: 375, height: 812 }, false],
    [{ width: 800, height: 800 }, false],
    // A phone with an open keyboard.
    [{ width: 412, height: 380 }, false],
    // Phones on their side.
    [{ width: 667, height: 375 }, false],
    [{ width: 932, height: 430 }, false],
    [{ width: 1280, height: 499 }, false],
    [{ width: 560, height: 500 }, true],
    [{ width: 559, height: 500 }, false],
  ])('%o at launch: %s', (window, expected) => {
    size = window;
    watchFrame();
    expect(framed).toEqual([expected]);
  });

  it('follows the window once its size is stable for 300 ms', async () => {
    size = { width: 375, height: 812 };
    watchFrame();
    size = { width: 1024, height: 768 };
    resized();
    await jest.advanceTimersByTimeAsync(299);
    resized();
    await jest.advanceTimersByTimeAsync(299);
    expect(framed).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(framed).toEqual([false, true]);
  });
});
