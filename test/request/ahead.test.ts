import { cardCalls } from '@/contract/card';
import { call } from '@/request';
import { seededBytes } from '../wire/vectors';
import { makeWorld, NOW, ok } from './world';

/** Bytes of one IV, and of the trace number: what a call must draw for itself. */
const OWN_BYTES = 16 + 12;

/** A device that is idle when the test says so, and counts the random bytes it gave. */
function device() {
  const acts: (() => void)[] = [];
  const random = seededBytes(5);
  const state = { now: NOW, given: 0 };
  const bytes = (count: number): Uint8Array => {
    state.given += count;
    return random(count);
  };
  const world = makeWorld(() => ok({ list: [] }), {
    deps: {
      now: () => state.now,
      idle: { turn: () => Promise.resolve(), soon: (act) => void acts.push(act), touched: () => undefined },
      random: { bytes, ready: () => Promise.resolve() },
    },
  });
  const rest = () => {
    for (let act = acts.shift(); act; act = acts.shift()) act();
  };
  /** Random bytes of one call. */
  const cost = async (act: () => Promise<unknown>): Promise<number> => {
    const before = state.given;
    await act();
    return state.given - before;
  };
  return { world, state, rest, cost };
}

const read = () => call(cardCalls.queryBankList, {});

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('keys that are wrapped while the device is idle', () => {
  it('leave a call only its own IV to draw, twice; the third one wraps for itself', async () => {
    const { rest, cost } = device();
    expect(await cost(read)).toBeGreaterThan(200);
    rest();
    expect(await cost(read)).toBeLessThan(2 * OWN_BYTES);
    expect(await cost(read)).toBeLessThan(2 * OWN_BYTES);
    expect(await cost(read)).toBeGreaterThan(200);
  });

  it('are never used for two requests', async () => {
    const { world, rest } = device();
    for (let round = 0; round < 8; round += 1) {
      await read();
      if (round % 3 === 0) rest();
    }
    expect(new Set(world.seen.map(({ sessionKey }) => sessionKey)).size).toBe(8);
  });

  it.each([
    ['are two minutes old', 120_000],
    ['come from a clock that was put back', -1000],
  ])('are thrown away when they %s', async (_, later) => {
    const { state, rest, cost } = device();
    await read();
    rest();
    state.now += later;
    expect(await cost(read)).toBeGreaterThan(200);
  });

  it('do not stay in memory once the phone is put away', async () => {
    const { state, rest, cost } = device();
    await read();
    rest();
    state.now += 120_000;
    await jest.advanceTimersByTimeAsync(120_000);
    // Even if the clock is put back afterwards.
    state.now -= 60_000;
    expect(await cost(read)).toBeGreaterThan(200);
  });
});
