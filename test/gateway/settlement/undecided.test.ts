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

  it('are swept up, many at a time, but not the fresh ones', async () => {
    for (let n = 1; n <= 9; n += 1) await desk.drawing(`L${n}`);
    await desk.settlement.sweep();
    expect(desk.asked).toEqual([]);
    await age(20);
    await desk.settlement.sweep();
    expect(desk.booked).toBe(9);
    await desk.drawing('L10');
    await desk.settlement.sweep();
    expect(desk.booked).toBe(9);
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
