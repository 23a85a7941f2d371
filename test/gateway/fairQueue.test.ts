import { setTimeout as wait } from 'node:timers/promises';
import { Busy } from '../../gateway/busy';
import { FairQueue } from '../../gateway/fairQueue';

/** A queue that records whose work has begun. Each work ends when the test says so. */
function queueOf(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string) =>
    queue.run(owner, () => {
      begun.push(owner);
      return new Promise<void>((end) => void ends.push(end));
    });
  /** Ends the oldest work. */
  const end = async () => {
    ends.shift()?.();
    await wait(0);
  };
  return { queue, begun, ask, end };
}

const LONG_MS = 60_000;

it('lets the owners who wait take turns, however many works one of them has', async () => {
  const { begun, ask, end } = queueOf({ atOnce: 1, patienceMs: LONG_MS });
  const works = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask);
  for (const _work of works) await end();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  await Promise.all(works);
});

it('runs no more than its number at once, of all and of one owner', async () => {
  const { begun, ask, end } = queueOf({ atOnce: 3, atOnceOfOwner: 2, patienceMs: LONG_MS });
  const works = ['a', 'a', 'a', 'b', 'b'].map(ask);
  expect(begun).toEqual(['a', 'a', 'b']);
  await end();
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
  for (const _work of works) await end();
  expect(begun).toHaveLength(works.length);
  await Promise.all(works);
});

it('refuses what would wait beyond the numbers, and nothing else', async () => {
  const { ask, end } = queueOf({ atOnce: 1, waitingOfOwner: 2, waiting: 3, patienceMs: LONG_MS });
  const kept = [ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toBeInstanceOf(Busy);
  kept.push(ask('b'));
  await expect(ask('c')).rejects.toBeInstanceOf(Busy);
  for (const _work of kept) await end();
  await Promise.all(kept);
});

it('refuses a work whose turn does not come in time, and does not do it later', async () => {
  const { begun, ask, end } = queueOf({ atOnce: 1, patienceMs: 20 });
  const long = ask('a');
  await expect(ask('b')).rejects.toBeInstanceOf(Busy);
  await end();
  await long;
  expect(begun).toEqual(['a']);
  const after = ask('b');
  await end();
  await after;
  expect(begun).toEqual(['a', 'b']);
});

it('gives a work as long as it takes: only waiting has an end', async () => {
  const { ask, end } = queueOf({ atOnce: 1, patienceMs: 20 });
  const long = ask('a');
  await wait(60);
  await end();
  await expect(long).resolves.toBeUndefined();
});

it('goes on after a work that fails', async () => {
  const { queue } = queueOf({ atOnce: 1, patienceMs: LONG_MS });
  const fails = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', () => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
