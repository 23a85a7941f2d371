import { generalRefusals } from '@/contract/refusals';
import { Room, type HeldBytes } from '../../../gateway/calls/bytesUnderWay';

const room = () => new Room({ bytes: 10, bytesPerAddress: 6, bytesPerSession: 5 });
const fits = (held: HeldBytes, bytes: number): boolean => {
  try {
    held.came(bytes);
    return true;
  } catch {
    return false;
  }
};

it('there is room for so many bytes in all, and for so many of one address', () => {
  const one = room();
  const [a, again, b] = [one.enter('a'), one.enter('a'), one.enter('b')];
  expect([fits(a, 4), fits(again, 3), fits(again, 2), fits(b, 5), fits(b, 4)]).toEqual([
    ...[true, false, true, false, true],
  ]);
});

it('what came before the session was known counts as the session’s too', () => {
  const one = room();
  const [a, b] = [one.enter('a'), one.enter('b')];
  a.came(3);
  a.alsoOf('s');
  b.came(3);
  expect(() => b.alsoOf('s')).toThrow(generalRefusals.busy);
  b.end();
  const c = one.enter('c');
  c.came(2);
  c.alsoOf('s');
  expect([fits(a, 1), fits(c, 1)]).toEqual([false, false]);
});

it('a request that is over gives back all that it held, once', () => {
  const one = room();
  const a = one.enter('a');
  a.came(3);
  a.alsoOf('s');
  a.came(2);
  a.end();
  a.end();
  const again = one.enter('a');
  again.came(5);
  again.alsoOf('s');
  expect(fits(again, 1)).toBe(false);
});

it('the bytes are held while somebody works on them, although the sender has gone', async () => {
  const one = room();
  const a = one.enter('a');
  a.came(6);
  let finish: () => void = () => undefined;
  const work = a.during(() => new Promise<void>((done) => (finish = done)));
  a.end();
  const again = one.enter('a');
  expect(fits(again, 1)).toBe(false);
  finish();
  await work;
  expect(fits(again, 1)).toBe(true);
});
