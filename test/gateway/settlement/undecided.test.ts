import { startSweep } from '../../../gateway/settlement';
import { withTimeout as atMostThreeSeconds } from '../../../gateway/withTimeout';
import { soon } from '../../soon';
import { Desk } from './desk';

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open('2026-11-18');
});
afterEach(() => desk.close());

describe('undecided orders', () => {
  const age = (seconds: number) =>
    desk.books.db.query(`update orders set written_at = now() - make_interval(secs => $1)`, [seconds]);

  it('of a customer are asked about, and no one else’s', async () => {
    await desk.drawing('L1');
    const other = await desk.drawing('L2', { customerId: 2 });
    await desk.settlement.settleOf(1);
    expect([desk.booked, await desk.stateOf(other)]).toEqual([1, ['sent', false]]);
    await desk.settlement.settleOf(1);
    expect(desk.booked).toBe(1);
  });

  it('are swept up, many at a time, the fresh ones only at the start', async () => {
    for (let n = 1; n <= 9; n += 1) await desk.drawing(`L${n}`);
    await desk.settlement.sweep();
    expect(desk.asked).toEqual([]);
    await age(20);
    await desk.settlement.sweep();
    expect(desk.booked).toBe(9);
    await desk.drawing('L10');
    await desk.settlement.sweep(true);
    expect(desk.booked).toBe(10);
  });

  it('are swept at the start and again after a minute, until it is stopped', async () => {
    const begun: boolean[] = [];
    const errors: unknown[] = [];
    jest.useFakeTimers();
    try {
      const sweep = async (all?: boolean) => {
        begun.push(all === true);
        if (begun.length === 2) throw new Error('no database');
      };
      const stop = startSweep({ sweep, idle: async () => undefined }, (error) => errors.push(String(error)));
      await jest.advanceTimersByTimeAsync(59_999);
      expect(begun).toEqual([true]);
      await jest.advanceTimersByTimeAsync(60_001);
      expect([begun, errors]).toEqual([[true, false, false], ['Error: no database']]);
      await stop();
      await jest.advanceTimersByTimeAsync(120_000);
      expect(begun).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are waited for at the end', async () => {
    let release: () => void = () => undefined;
    desk.onTheWay = (outcome) => new Promise((resolve) => (release = () => resolve(outcome)));
    void desk.settlement.settle(await desk.drawing('L1'), true);
    await soon(() => expect(desk.asked).toEqual(['disburse']));
    let idle = false;
    const ended = desk.settlement.idle().then(() => (idle = true));
    await new Promise(setImmediate);
    expect(idle).toBe(false);
    release();
    await ended;
    expect(desk.booked).toBe(1);
  });
});

describe('anyone who waits for an order', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits three seconds, and no longer', async () => {
    let waited = false;
    const waiting = atMostThreeSeconds(new Promise(() => undefined)).then(() => (waited = true));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(waited).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
  });

  it('leaves no timer behind', async () => {
    await atMostThreeSeconds(Promise.resolve());
    expect(jest.getTimerCount()).toBe(0);
  });
});
