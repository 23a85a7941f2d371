export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A turned rectangle around a line of text: centre, extents and direction in pixels and radians; `width` runs along the text. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length >= 2 && cross(hull.at(-2) as Point, hull.at(-1) as Point, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Convex hull by Andrew's monotone chain. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

/** The point in axes that are turned by `angle`. */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) + y * Math.sin(angle),
  y: y * Math.cos(angle) - x * Math.sin(angle),
});

/** The smallest rectangle in this direction around the points. */
export function boxAt(points: readonly Point[], angle: number): Box {
  const own = points.map((point) => turned(point, angle));
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = turned({ x: (left + right) / 2, y: (top + bottom) / 2 }, -angle);
  return { ...centre, width: right - left + 1, height: bottom - top + 1, angle };
}

/** The rectangle of the smallest area around a hull (one of its sides lies on an edge of the hull), its longer side along its direction. */
export function smallestBox(hull: readonly Point[]): Box {
  const boxes = hull.map((from, at) => {
    const to = hull[(at + 1) % hull.length] as Point;
    return boxAt(hull, Math.atan2(to.y - from.y, to.x - from.x));
  });
  const area = ({ width, height }: Box): number => width * height;
  const [first, ...others] = boxes as [Box, ...Box[]];
  const box = others.reduce((least, other) => (area(other) < area(least) ? other : least), first);
  return box.width >= box.height ? box : boxAt(hull, box.angle + Math.PI / 2);
}

/** The same direction of a line, between -90° and 90°. */
export const halfTurn = (angle: number): number => angle - Math.PI * Math.round(angle / Math.PI);
