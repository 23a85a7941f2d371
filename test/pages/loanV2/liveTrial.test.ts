import { loanRefusals } from '@/contract/loan';
import { fenOf } from '@/domain/money/wire';
import { LiveTrial, type TrialInput } from '@/pages/loanV2/parts/liveTrial';
import { trialOf } from '../../../gateway/ledger/trial';
import { makeWorld, no, ok, type Reply, type World } from '../../request/world';
import { soon } from '../../soon';

const input = (amount: string): TrialInput => ({ amount, term: 3, method: 'equal-instalment' });
/** The gateway's own trial of an amount. */
const trialFor = (amount: string): Reply =>
  ok(
    trialOf({
      amount: fenOf(amount),
      terms: 3,
      method: 'equal-instalment',
      annualRate: '0.1440',
      start: '2026-11-18',
      coupon: 0,
    }),
  );

let world: World;
/** Held answers by amount: sent when the test says so. */
let held: Map<string, (reply: Reply) => void>;
let trial: LiveTrial;

const asked = (): unknown[] => world.seen.map(({ params }) => params['amount']);
const pause = (): Promise<unknown> => jest.advanceTimersByTimeAsync(300);

beforeEach(async () => {
  jest.useFakeTimers();
  held = new Map();
  world = makeWorld(({ params }) => new Promise((resolve) => held.set(String(params['amount']), resolve)));
  trial = new LiveTrial();
  // The ciphers load with the first sealed call: fake timers do not cover that.
  await import('@/wire');
});
afterEach(() => {
  trial.dispose();
  jest.useRealTimers();
});

const until = (amount: string) => soon(() => expect(held.has(amount)).toBe(true));
const answer = async (amount: string, reply: Reply) => {
  await until(amount);
  held.get(amount)?.(reply);
};

describe('the live trial', () => {
  it('asks once the person has paused, and only for the last amount', async () => {
    trial.want(input('500.00'));
    await jest.advanceTimersByTimeAsync(299);
    trial.want(input('5000.00'));
    await jest.advanceTimersByTimeAsync(299);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await answer('5000.00', trialFor('5000.00'));
    await soon(() => expect(trial.fresh).toBe(true));
    expect(asked()).toEqual(['5000.00']);
    expect(trial.plan?.amount).toBe(500_000);
  });

  it('does not show a late answer to an earlier amount', async () => {
    trial.want(input('600.00'));
    await pause();
    await until('600.00');
    trial.want(input('700.00'));
    await pause();
    await answer('700.00', trialFor('700.00'));
    await answer('600.00', trialFor('600.00'));
    await soon(() => expect(trial.fresh).toBe(true));
    // Any effect of the late answer has happened by then.
    await pause();
    expect([trial.fresh, trial.plan?.amount]).toEqual([true, 70_000]);
  });

  it('is pending, not fresh, while it shows the earlier figures', async () => {
    trial.want(input('600.00'));
    await pause();
    await answer('600.00', trialFor('600.00'));
    await soon(() => expect(trial.fresh).toBe(true));
    trial.want(input('700.00'));
    expect([trial.fresh, trial.pending, trial.plan?.amount]).toEqual([false, true, 60_000]);
    trial.want(undefined);
    expect([trial.fresh, trial.pending, trial.plan]).toEqual([false, false, undefined]);
  });

  it('does not wait for the pause when the person goes on, and does not ask twice', async () => {
    trial.want(input('800.00'));
    const [first, second] = [trial.settle(), trial.settle()];
    await answer('800.00', trialFor('800.00'));
    expect((await first)?.amount).toBe(80_000);
    expect((await second)?.amount).toBe(80_000);
    await pause();
    expect(asked()).toEqual(['800.00']);
  });

  it('reports a refusal with its code, and can be asked again', async () => {
    trial.want(input('900.00'));
    const settled = trial.settle();
    await answer('900.00', no(loanRefusals.rateAboveCeiling, '超过了上限'));
    expect(await settled).toBeUndefined();
    expect(trial.failure).toMatchObject({ code: loanRefusals.rateAboveCeiling, message: '超过了上限' });
    expect(world.toasts).toEqual([]);
    held.clear();
    const again = trial.retry();
    await answer('900.00', trialFor('900.00'));
    await again;
    expect([trial.failure, trial.plan?.amount]).toEqual([undefined, 90_000]);
  });

  it('that was lost is asked again when the person goes on', async () => {
    trial.want(input('950.00'));
    await pause();
    await answer('950.00', { failure: 'timeout' });
    await soon(() => expect(trial.failure?.kind).toBe('network'));
    held.clear();
    const settled = trial.settle();
    await answer('950.00', trialFor('950.00'));
    expect((await settled)?.amount).toBe(95_000);
  });

  it('shows no figure that it cannot parse', async () => {
    trial.want(input('900.00'));
    const settled = trial.settle();
    await answer('900.00', ok({ amount: 'a lot' }));
    expect(await settled).toBeUndefined();
    expect(trial.failure?.message).not.toBe('');
  });
});
