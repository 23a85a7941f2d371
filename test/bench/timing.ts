import type { Send } from '../../gateway/console/person';
import { usedBy } from './processor';

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds, as the client waits. */
  readonly median: number;
  readonly worstOfHundred: number;
  /** Processor milliseconds of the server for each answer; NaN where the system does not tell (`null` in JSON). */
  readonly cost: number;
}

/** Sends as `send` does, and keeps how long each answer took, in milliseconds. */
export function timed(send: Send): { readonly send: Send; readonly times: number[] } {
  const times: number[] = [];
  return {
    times,
    send: async (request) => {
      const start = performance.now();
      const answer = await send(request);
      times.push(performance.now() - start);
      return answer;
    },
  };
}

interface Measuring {
  readonly rounds: number;
  readonly times: number[];
  /** The server's process. */
  readonly pid: number;
}

/** `rounds` of each of the tasks, all tasks at once. */
export async function measure(
  tasks: readonly (() => Promise<unknown>)[],
  { rounds, times, pid }: Measuring,
): Promise<Figures> {
  times.length = 0;
  const used = usedBy(pid);
  const start = performance.now();
  await Promise.all(
    tasks.map(async (task) => {
      for (let round = 0; round < rounds; round += 1) await task();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    perSecond: sorted.length / seconds,
    median: at(0.5),
    worstOfHundred: at(0.99),
    cost: process.platform === 'linux' ? ((usedBy(pid) - used) * 1000) / sorted.length : Number.NaN,
  };
}

/** Of each figure the one in the middle. */
export function middle(figures: readonly Figures[]): Figures {
  const of = (name: keyof Figures): number =>
    figures.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
  return {
    perSecond: of('perSecond'),
    median: of('median'),
    worstOfHundred: of('worstOfHundred'),
    cost: of('cost'),
  };
}
