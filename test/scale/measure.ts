import { performance } from 'node:perf_hooks';
import type { Database } from '../../gateway/database';
import { spentIn } from './statements';
import { STEP_NAMES, STEPS, type Guest, type StepName } from './steps';

/** One step of one person: milliseconds as the client waits, and what the database spent on it. */
export interface Sample {
  readonly ms: number;
  readonly pages: number;
  readonly databaseMs: number;
}

export interface Host {
  readonly customers: number;
  /** Name of the database. */
  readonly database: string;
  readonly guests: readonly Guest[];
  readonly samples: Readonly<Record<StepName, Sample[]>>;
}

export const noSamples = (): Record<StepName, Sample[]> =>
  Object.fromEntries(STEP_NAMES.map((name) => [name, [] as Sample[]])) as Record<StepName, Sample[]>;

async function measureStep(watch: Database, { database, samples }: Host, name: StepName, guest: Guest) {
  const work = await STEPS[name](guest);
  const before = await spentIn(watch, database);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const after = await spentIn(watch, database);
  samples[name].push({ ms, pages: after.pages - before.pages, databaseMs: after.ms - before.ms });
}

/** A round of everybody; the sizes take turns at each step, so that what the machine does in the meantime meets all of them. */
export async function measureRound(watch: Database, hosts: readonly Host[]): Promise<void> {
  const places = hosts[0]?.guests.length ?? 0;
  for (let place = 0; place < places; place += 1)
    for (const name of STEP_NAMES)
      for (const host of hosts) {
        const guest = host.guests[place];
        if (guest !== undefined) await measureStep(watch, host, name, guest);
      }
}

export function median(samples: readonly Sample[], of: keyof Sample): number {
  const sorted = samples.map((sample) => sample[of]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Forgets what was measured so far. */
export function clear(hosts: readonly Host[]): void {
  for (const { samples } of hosts) for (const list of Object.values(samples)) list.length = 0;
}
