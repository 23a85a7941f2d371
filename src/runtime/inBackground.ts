import { idle } from '@/platform/idle';
import type * as Background from './background';

type Parts = typeof Background;
/** True if the app has started, but its background part has not. */
let waiting = false;

/**
 * The part of the runtime that nothing on the screen waits for. It loads after the first page, in one file with the request layer. Rejects if it
 * does not load; the next caller tries again.
 */
export async function background(): Promise<Parts> {
  const parts = await import(/* webpackChunkName: "background" */ './background');
  if (waiting) {
    waiting = false;
    parts.start();
  }
  return parts;
}

/** Runs something there, in a new task. If the code does not load, it is left out: nothing waits for it. */
export function inBackground(act: (parts: Parts) => void): void {
  background().then(
    (parts) => void idle.turn().then(() => act(parts)),
    () => undefined,
  );
}

/** Called once, at launch. */
export function startBackground(): void {
  waiting = true;
  inBackground(() => undefined);
}
