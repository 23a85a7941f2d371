import type { Gesture } from './gesture';

const SIDE = 3;
export const DOTS = SIDE * SIDE;

const row = (dot: number): number => Math.floor(dot / SIDE);
const column = (dot: number): number => dot % SIDE;

/** A place on the grid, in parts of its width: 0 at the left or top, 1 at the right or bottom. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (dot: number): Place => ({
  x: (column(dot) + 0.5) / SIDE,
  y: (row(dot) + 0.5) / SIDE,
});

/** The dot half-way between two, if there is one: a finger from corner to corner passes over it. */
function between(from: number, to: number): number | undefined {
  const [rows, columns] = [row(from) + row(to), column(from) + column(to)];
  if (rows % 2 !== 0 || columns % 2 !== 0) return undefined;
  return (rows / 2) * SIDE + columns / 2;
}

/** The gesture after the finger has reached a dot. */
export function reach(gesture: Gesture, dot: number): Gesture {
  if (dot < 0 || dot >= DOTS || gesture.includes(dot)) return gesture;
  const last = gesture[gesture.length - 1];
  const passed = last === undefined ? undefined : between(last, dot);
  const skipped = passed !== undefined && passed !== dot && !gesture.includes(passed) ? [passed] : [];
  return [...gesture, ...skipped, dot];
}

/** The dot at a place in a square grid of this width; undefined between the dots. */
export function dotAt(x: number, y: number, width: number): number | undefined {
  const cell = width / SIDE;
  const [c, r] = [Math.floor(x / cell), Math.floor(y / cell)];
  if (c < 0 || c >= SIDE || r < 0 || r >= SIDE) return undefined;
  // The finger may miss the middle of a dot, but a line between two dots must not touch a third one.
  const off = Math.hypot(x - (c + 0.5) * cell, y - (r + 0.5) * cell);
  return off <= cell * 0.36 ? r * SIDE + c : undefined;
}
