import { makeEnd } from '../../gateway/ending';

/** The end of a process, whatever hangs. */

function ending(steps: Readonly<Record<string, () => Promise<unknown>>>, mostMs = 60_000) {
  const said: string[] = [];
  const codes: number[] = [];
  const end = makeEnd({
    steps: () => Object.entries(steps).map(([name, run]) => ({ name, run })),
    mostMs,
    say: (line) => said.push(line),
    exit: (code) => codes.push(code),
  });
  return { end, said, codes };
}
const done = () => Promise.resolve();

it('takes each step once, however often it is asked for', async () => {
  let steps = 0;
  const { end, said, codes } = ending({
    one: async () => (steps += 1),
    two: async () => (steps += 1),
  });
  await Promise.all([end(0), end(0)]);
  expect([steps, said, codes]).toEqual([2, [], [0]]);
});

it('comes in its time although a step hangs, and says which', async () => {
  const { end, said, codes } = ending({ one: done, two: () => new Promise(() => undefined) }, 50);
  await end(0);
  expect([said, codes]).toEqual([['ended without two: the end hangs'], [1]]);
});

it('comes although a step fails, and says why', async () => {
  const { end, said, codes } = ending({ one: () => Promise.reject(new Error('the cause')), two: done });
  await end(0);
  expect([said, codes]).toEqual([['ended without one: the cause'], [1]]);
});
