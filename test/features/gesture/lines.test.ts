import { Drawing } from '@/features/gesture/drawing';
import { linesOf } from '@/features/gesture/lines';
import { measure } from '@/platform/measure';

beforeEach(() => {
  measure.box = () => Promise.resolve({ left: 10, top: 100, width: 300, height: 300 });
});

/** The ends of the lines, in parts of 300. */
const ends = (drawing: Drawing) =>
  linesOf(drawing.dots, drawing.finger).map(({ left, top, width, transform }) => {
    const turn = (parseFloat(/-?[\d.]+/.exec(transform)?.[0] ?? '') * Math.PI) / 180;
    const [x, y, length] = [left, top, width].map((part) => parseFloat(part) * 3) as [number, number, number];
    return [x, y, x + length * Math.cos(turn), y + length * Math.sin(turn)].map(Math.round);
  });

describe('the line of a gesture', () => {
  it('runs from dot to dot and on to the finger, and ends with the touch', async () => {
    const drawing = new Drawing('grid', () => undefined);
    await drawing.begin(60, 150);
    expect(ends(drawing)).toEqual([[50, 50, 50, 50]]);
    drawing.move(100, 160);
    expect(ends(drawing)).toEqual([[50, 50, 90, 60]]);
    drawing.move(160, 150);
    drawing.move(160, 250);
    drawing.move(60, 350);
    drawing.move(90, 340);
    expect(ends(drawing)).toEqual([
      [50, 50, 150, 50],
      [150, 50, 150, 150],
      [150, 150, 50, 250],
      [50, 250, 80, 240],
    ]);
    drawing.end();
    expect(ends(drawing)).toEqual([]);
  });

  it('stays on the grid when the finger has left it', async () => {
    const drawing = new Drawing('grid', () => undefined);
    await drawing.begin(60, 150);
    drawing.move(60, 30);
    expect(ends(drawing)).toEqual([[50, 50, 50, 0]]);
  });

  it('joins dots that are tapped', () => {
    const drawing = new Drawing('grid', () => undefined);
    drawing.tap(0);
    expect(ends(drawing)).toEqual([]);
    drawing.tap(8);
    expect(ends(drawing)).toEqual([
      [50, 50, 150, 150],
      [150, 150, 250, 250],
    ]);
  });
});
