import { mayRestart } from '@/domain/release/restart';

describe('mayRestart', () => {
  it.each([
    ['2.2.7', true, '', true],
    ['2.2.7', true, '2.2.6.1', true],
    ['2.2.7', true, '2.2.7', false],
    ['2.2.7', false, '', false],
    ['', true, '', false],
    ['', true, '2.2.7', false],
  ])('to %j, on a tab: %s, started before for %j: %s', (newer, onTab, startedFor, expected) => {
    expect(mayRestart(newer, { onTab, startedFor })).toBe(expected);
  });
});
