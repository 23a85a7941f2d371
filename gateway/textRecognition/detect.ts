import { boxAt, halfTurn, hullOf, smallestBox, type Box, type Point } from './geometry';
import { models, type Scaling } from './models';
import { resized, type Pixels } from './pixels';

const SCALING: Scaling = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
/** The longer side of what the model sees; each side is a multiple of 32. */
const SEEN = 960;
const STEP = 32;
/** Of differentiable binarisation: a pixel belongs to text; a region is text; how far a box grows beyond the core of its text. */
const PIXEL_IS_TEXT = 0.3;
const REGION_IS_TEXT = 0.6;
const GROWTH = 1.6;
const SMALLEST_SIDE = 4;
/** A box this much longer than high says which way its line runs. */
const LONG = 2;
/** A line may run this far from most of the others: the card is bent, or seen from the side. What is further astray is a mark across the card. */
const MOST_ASTRAY = (12 * Math.PI) / 180;

interface Region {
  readonly hull: readonly Point[];
  readonly score: number;
}

/** The connected regions of text in the model's map, with the mean probability of each. */
function regionsIn(map: Float32Array, width: number, height: number): Region[] {
  const seen = new Uint8Array(map.length);
  const regions: Region[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] === 1 || (map[start] ?? 0) <= PIXEL_IS_TEXT) continue;
    const region = flood(map, seen, { start, width, height });
    if (region.score >= REGION_IS_TEXT) regions.push(region);
  }
  return regions;
}

function flood(
  map: Float32Array,
  seen: Uint8Array,
  { start, width, height }: { readonly start: number; readonly width: number; readonly height: number },
): Region {
  const pixels = [start];
  seen[start] = 1;
  let sum = 0;
  for (let next = 0; next < pixels.length; next += 1) {
    const at = pixels[next] as number;
    const column = at % width;
    sum += map[at] ?? 0;
    for (const [neighbour, inside] of [
      [at - 1, column > 0],
      [at + 1, column < width - 1],
      [at - width, at >= width],
      [at + width, at < width * (height - 1)],
    ] as const) {
      if (!inside || seen[neighbour] === 1 || (map[neighbour] ?? 0) <= PIXEL_IS_TEXT) continue;
      seen[neighbour] = 1;
      pixels.push(neighbour);
    }
  }
  const points = pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) }));
  return { hull: hullOf(points), score: sum / pixels.length };
}

/** The direction of most lines, between -90° and 90°: angles are doubled, since a line has no beginning yet. */
function mainDirection(boxes: readonly Box[]): number {
  const long = boxes.filter(({ width, height }) => width > LONG * height);
  const [x, y] = (long.length > 0 ? long : boxes).reduce(
    ([east, south], { width, angle }) => [
      east + width * Math.cos(2 * angle),
      south + width * Math.sin(2 * angle),
    ],
    [0, 0] as [number, number],
  );
  return Math.atan2(y, x) / 2;
}

function grown(box: Box): Box {
  const by = (GROWTH * box.width * box.height) / (box.width + box.height);
  return { ...box, width: box.width + by, height: box.height + by };
}

/** Lines of text in a picture, in its pixels; their angles are all within half a turn of one direction. */
export async function detectLines(picture: Pixels): Promise<Box[]> {
  const scale = SEEN / Math.max(picture.width, picture.height);
  const side = (length: number): number => Math.max(STEP, Math.round((length * scale) / STEP) * STEP);
  const [width, height] = [side(picture.width), side(picture.height)];
  const { detection } = await models();
  const { data } = await detection(await resized(picture, [width, height]), SCALING);
  const regions = regionsIn(data, width, height).filter(({ hull }) => hull.length >= 3);
  const main = mainDirection(regions.map(({ hull }) => smallestBox(hull)));
  const [toX, toY] = [picture.width / width, picture.height / height];
  return regions.flatMap(({ hull }) => {
    const inPicture = hull.map(({ x, y }) => ({ x: (x + 0.5) * toX, y: (y + 0.5) * toY }));
    const own = smallestBox(inPicture);
    const astray = halfTurn(own.angle - main);
    const isLong = own.width > LONG * own.height;
    if (isLong && Math.abs(astray) > MOST_ASTRAY) return [];
    const box = boxAt(inPicture, isLong ? main + astray : main);
    return Math.min(box.width, box.height) < SMALLEST_SIDE * toX ? [] : [grown(box)];
  });
}
