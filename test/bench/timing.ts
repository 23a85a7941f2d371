import type { Send } from '../../gateway/console/person';

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds, as the client waits. */
  readonly median: number;
  readonly worstOfHundred: number;
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

/** `rounds` of each of the tasks, all tasks at once. */
export async function measure(
  tasks: readonly (() => Promise<unknown>)[],
  rounds: number,
  times: number[],
): Promise<Figures> {
  times.length = 0;
  const start = performance.now();
  await Promise.all(
    tasks.map(async (task) => {
      for (let round = 0; round < rounds; round += 1) await task();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { perSecond: sorted.length / seconds, median: at(0.5), worstOfHundred: at(0.99) };
}
