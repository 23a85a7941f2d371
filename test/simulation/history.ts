import fc from 'fast-check';
import { Borrower } from './model/borrower';
import { plusDays, startOf } from './model/calendar';
import { check } from './checks';
import { Customer } from './real/customer';
import type { Gateway } from './real/gateway';
import { look } from './steps/look';
import { release, sweep } from './steps/others';
import { run, steps, type Step } from './steps';

export interface History {
  /** Days after 2026-01-01. */
  readonly start: number;
  /** Fen. */
  readonly limit: number;
  readonly rate: number;
  /** Value in fen, and for how many days. */
  readonly coupons: readonly { readonly value: number; readonly days: number }[];
  readonly steps: readonly Step[];
}

export const histories: fc.Arbitrary<History> = fc.record({
  start: fc.integer({ min: 0, max: 1100 }),
  limit: fc.constantFrom(1_000_000, 5_000_000, 20_000_000),
  // Above 16 % the penalty reaches its ceiling.
  rate: fc.constantFrom(360, 1440, 1440, 1735, 2160),
  coupons: fc.array(
    fc.record({ value: fc.constantFrom(500, 5_000, 40_000), days: fc.integer({ min: 0, max: 400 }) }),
    { minLength: 0, maxLength: 3 },
  ),
  steps,
});

const FIRST_DAY = '2026-01-01';
const SIX_HOURS_MS = 6 * 3_600_000;
/** Each step is a moment later than the one before. */
const MOMENT_MS = 1000;

/** Lives one history at the gateway and in the model. Throws where they differ. */
export async function live(
  gateway: Gateway,
  { start, limit, rate, coupons, steps: given }: History,
): Promise<void> {
  const day = plusDays(FIRST_DAY, start);
  const own = coupons.map(({ value, days }) => ({ value, expires: plusDays(day, days), used: false }));
  const model = new Borrower(limit, rate, own, startOf(day) + SIX_HOURS_MS);
  gateway.surprises.length = 0;
  gateway.bank.forget();
  await gateway.setClock(model.now);
  const real = await Customer.arrive(gateway, model);
  const world = { model, real, quotes: [], sent: [], settled: new Set<string>() };
  const doing = async (name: string, work: () => Promise<void>) => {
    model.now += MOMENT_MS;
    await gateway.setClock(model.now);
    try {
      await work();
      await check(world);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const [index, step] of given.entries())
    await doing(`step ${index + 1} (${step.do})`, () => run(world, step));
  await doing('the end', async () => {
    await release(world);
    await sweep(world, { do: 'sweep', gateways: 1 });
    await look(world);
  });
}
