import { isLater } from '@/domain/release/version';

describe('isLater', () => {
  it.each([
    ['2.2.7', '2.2.6', true],
    ['2.2.6', '2.2.6', false],
    ['2.2.6', '2.2.7', false],
    ['2.10.0', '2.9.9', true],
    ['2.9.9', '2.10.0', false],
    ['2.2.6.1', '2.2.6', true],
    ['2.2', '2.2.0', false],
    ['2.2.0', '2.2', false],
    ['3', '2.99.99', true],
    ['2.2.6', '1.1.4', true],
    ['', '0', false],
    ['x.1', '0.1', false],
    ['1', '', true],
  ])('%s after %s: %s', (candidate, own, expected) => {
    expect(isLater(candidate, own)).toBe(expected);
  });
});
