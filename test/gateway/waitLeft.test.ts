import { lockedWords } from '../../gateway/handlers/password/tries';
import { waitLeft } from '../../gateway/waitLeft';

const MINUTE_MS = 60_000;

it.each([
  [30 * MINUTE_MS, 30],
  [29 * MINUTE_MS + 1, 30],
  [29 * MINUTE_MS, 29],
  [1, 1],
  [0, 0],
  [-5, 0],
])('%s ms of a wait of half an hour are %s minutes', (left, minutes) => {
  expect(waitLeft(left, 30 * MINUTE_MS, MINUTE_MS)).toBe(minutes);
});

it('a lock of 30 minutes never says 31, to a call that came before the lock either', () => {
  expect(lockedWords(30 * MINUTE_MS + 5).desc).toBe(lockedWords(30 * MINUTE_MS).desc);
  expect(lockedWords(30 * MINUTE_MS + 5).desc).toContain('30分钟');
});
