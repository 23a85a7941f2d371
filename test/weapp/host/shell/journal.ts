import type { Effect, Measure, Problem, ToShell } from '../../protocol';

const measures: Measure[] = [];
let writing: Promise<unknown> = Promise.resolve();

function write(name: 'problem' | 'effect', entry: Problem | Effect): void {
  // keepalive, because the request must outlive the page: a journey opens the program more than once.
  const sent = fetch(`/device/${name}`, { method: 'POST', body: JSON.stringify(entry), keepalive: true });
  writing = Promise.all([writing, sent.catch(() => undefined)]);
}

/** All events of the run, for the test: problems and effects are stored at the device, measures here. */
export const journal = {
  measures,
  problem: (problem: Problem): void => write('problem', problem),
  take(message: Extract<ToShell, { kind: 'effect' | 'measure' | 'problem' }>): void {
    if (message.kind === 'effect') write('effect', message.effect);
    else if (message.kind === 'measure') measures.push(message.measure);
    else write('problem', message.problem);
  },
  /** Resolves when everything so far has arrived. */
  written: (): Promise<unknown> => writing,
};
