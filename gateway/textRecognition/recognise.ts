import type { Box } from './geometry';
import { characters, models, type Scaling } from './models';
import { cutOut, type Pixels } from './pixels';

const SCALING: Scaling = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };
const LINE_HEIGHT = 48;
/** The direction model sees the beginning of a line. */
const DIRECTION_WIDTH = 192;
const ASKED_FOR_DIRECTION = 6;
const LONGEST_STRIP = 2400;

export interface Recognised {
  readonly text: string;
  /** Of each character of `text`, 0 to 1. */
  readonly confidences: readonly number[];
}

/** What a line says: the likeliest class at each step, without repetitions and blanks (CTC). */
export async function recogniseLine(picture: Pixels, box: Box): Promise<Recognised> {
  const width = Math.max(
    LINE_HEIGHT,
    Math.min(LONGEST_STRIP, Math.round((LINE_HEIGHT * box.width) / box.height)),
  );
  const { recognition } = await models();
  const { data, dims } = await recognition(cutOut(picture, box, LINE_HEIGHT, width), SCALING);
  const [steps = 0, classes = 0] = dims.slice(1);
  const found: { readonly character: string; readonly confidence: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let one = 1; one < classes; one += 1) {
      if ((data[step * classes + one] ?? 0) > (data[step * classes + best] ?? 0)) best = one;
    }
    if (best !== 0 && best !== before) {
      found.push({ character: characters[best] ?? '', confidence: data[step * classes + best] ?? 0 });
    }
    before = best;
  }
  return {
    text: found.map(({ character }) => character).join(''),
    confidences: found.flatMap(({ character, confidence }) => Array.from(character, () => confidence)),
  };
}

/** Whether the lines are upside down: most of the longest ones decide. */
export async function upsideDown(picture: Pixels, boxes: readonly Box[]): Promise<boolean> {
  const { direction } = await models();
  const longest = [...boxes].sort((one, other) => other.width - one.width).slice(0, ASKED_FOR_DIRECTION);
  let votes = 0;
  for (const box of longest) {
    const shown = Math.min(box.width, (box.height * DIRECTION_WIDTH) / LINE_HEIGHT);
    const shift = (box.width - shown) / 2;
    const beginning = {
      ...box,
      width: shown,
      x: box.x - shift * Math.cos(box.angle),
      y: box.y - shift * Math.sin(box.angle),
    };
    const { data } = await direction(cutOut(picture, beginning, LINE_HEIGHT, DIRECTION_WIDTH), SCALING);
    votes += (data[1] ?? 0) - (data[0] ?? 0);
  }
  return votes > 0;
}
