import { detectLines } from './detect';
import { turned, type Box } from './geometry';
import { contrastOf, decodePart, WHOLE, type Part, type Pixels } from './pixels';
import { recogniseLine, upsideDown } from './recognise';

/** One line, in the axes of the text: `left` to `right` along it, `top` to `bottom` across, in pixels. */
export interface TextLine {
  readonly text: string;
  readonly confidences: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** It reaches the edge of the picture, or nearly: what is beyond is missing. */
  readonly atEdge: boolean;
}

export interface Text {
  readonly lines: readonly TextLine[];
  /** Share of the text's area that is pure white, as light reflected by a card is. */
  readonly glare: number;
}

/** A card that takes less of the picture than this is looked at more closely. */
const SMALL = 0.7;
const MARGIN = 0.25;
const MOST_LINES = 60;
/** A line this much paler than most is no print but a mark in the ground. */
const PALE = 0.25;
const DARK_LINES = 0.75;
const WHITE = 250;

/** The corners of a box. */
const corners = ({ x, y, width, height, angle }: Box) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([along = 0, across = 0]) => {
    const offset = turned({ x: (along * width) / 2, y: (across * height) / 2 }, -angle);
    return { x: x + offset.x, y: y + offset.y };
  });

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf(boxes: readonly Box[]): Extent {
  const points = boxes.flatMap(corners);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The part of the picture with all text and a margin; undefined if that is most of the picture. */
function closer(boxes: readonly Box[], { width, height }: Pixels): Part | undefined {
  if (boxes.length === 0) return undefined;
  const { left, right, top, bottom } = extentOf(boxes);
  if (Math.max((right - left) / width, (bottom - top) / height) > SMALL) return undefined;
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const [from, above] = [clamp((left - margin) / width), clamp((top - margin) / height)];
  return {
    left: from,
    top: above,
    width: clamp((right + margin) / width) - from,
    height: clamp((bottom + margin) / height) - above,
  };
}

/** The share of white pixels between the lines' extents, a grid of samples. */
function glareIn({ data, width, height }: Pixels, boxes: readonly Box[]): number {
  const { left, right, top, bottom } = extentOf(boxes);
  let [white, all] = [0, 0];
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 4) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x += 4) {
      const at = (y * width + x) * 3;
      all += 1;
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= WHITE) white += 1;
    }
  }
  return all === 0 ? 0 : white / all;
}

/** Whether a line comes nearer to an edge of the picture than its height. */
function isAtEdge({ width, height }: Pixels, box: Box): boolean {
  const { left, right, top, bottom } = extentOf([box]);
  const near = box.height;
  return left < near || top < near || right > width - near || bottom > height - near;
}

/** Without the marks in the ground: as a watermark, they are much paler than print. */
function printedOf(picture: Pixels, boxes: readonly Box[]): Box[] {
  const contrasts = boxes.map((box) => contrastOf(picture, box));
  const usual = [...contrasts].sort((one, other) => one - other)[Math.floor(boxes.length * DARK_LINES)] ?? 0;
  return boxes.filter((_box, at) => (contrasts[at] ?? 0) > PALE * usual);
}

/** Reads all text of a picture, whichever way it is turned. Rejects if the picture cannot be decoded. */
export async function readText(file: Uint8Array): Promise<Text> {
  let picture = await decodePart(file, WHOLE);
  let boxes = await detectLines(picture);
  const part = closer(boxes, picture);
  if (part !== undefined) {
    picture = await decodePart(file, part);
    boxes = await detectLines(picture);
  }
  if (boxes.length === 0) return { lines: [], glare: 0 };
  boxes = printedOf(picture, boxes)
    .sort((one, other) => other.width - one.width)
    .slice(0, MOST_LINES);
  if (await upsideDown(picture, boxes)) boxes = boxes.map((box) => ({ ...box, angle: box.angle + Math.PI }));
  const main = boxes[0]?.angle ?? 0;
  const lines: TextLine[] = [];
  for (const box of boxes) {
    const own = turned(box, main);
    lines.push({
      ...(await recogniseLine(picture, box)),
      left: own.x - box.width / 2,
      right: own.x + box.width / 2,
      top: own.y - box.height / 2,
      bottom: own.y + box.height / 2,
      atEdge: isAtEdge(picture, box),
    });
  }
  return { lines, glare: glareIn(picture, boxes) };
}
