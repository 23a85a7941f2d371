import { type Gesture } from '@/domain/security/gesture';
import { dotAt, reach } from '@/domain/security/gestureGrid';

const draw = (...dots: number[]): Gesture => dots.reduce<Gesture>(reach, []);

describe('a gesture', () => {
  it.each([
    ['corner to corner takes the middle', [0, 8], [0, 4, 8]],
    ['side to side takes the dot between', [0, 2], [0, 1, 2]],
    ['a dot that was passed before is not taken again', [4, 0, 8], [4, 0, 8]],
    ['a dot counts once', [0, 1, 0, 1, 4], [0, 1, 4]],
    ['a knight’s move passes over nothing', [0, 5], [0, 5]],
    ['a dot outside the grid is none', [0, 9, -1], [0]],
  ])('%s', (_what, dots, expected) => {
    expect(draw(...dots)).toEqual(expected);
  });
});

describe('the place of a finger', () => {
  it.each([
    [44, 44, 0],
    [132, 44, 1],
    [220, 220, 8],
    [44, 132, 3],
    // Between two dots, and outside.
    [88, 44, undefined],
    [88, 88, undefined],
    [-3, 44, undefined],
    [300, 44, undefined],
  ])('%i,%i is %s', (x, y, dot) => {
    expect(dotAt(x, y, 264)).toBe(dot);
  });
});
