import { type Gesture } from '@/domain/security/gesture';
import { centreOf, type Place } from '@/domain/security/gestureGrid';

/** A straight line of the drawing, as the style of its element: a thin bar that is turned about its beginning. */
export interface Line {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly transform: string;
}

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

function lineOf(from: Place, to: Place): Line {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const turn = Math.round((Math.atan2(down, right) * 1800) / Math.PI) / 10;
  return {
    left: percent(from.x),
    top: percent(from.y),
    width: percent(Math.hypot(right, down)),
    transform: `rotate(${turn}deg)`,
  };
}

/** From dot to dot, and from the last one to the finger while it is on the grid. */
export function linesOf(dots: Gesture, finger: Place | undefined): readonly Line[] {
  const places = dots.map(centreOf);
  if (finger !== undefined && places.length > 0) places.push(finger);
  return places.slice(1).map((to, index) => lineOf(places[index] ?? to, to));
}
