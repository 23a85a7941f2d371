import { idle } from '@/platform/idle';
import type * as Background from './background';

type Parts = typeof Background;
/** The app has started; its part in the background has not. */
let waiting = false;

/**
 * The part of the runtime that nothing on the screen waits for: it comes after the first page, in one file with the request layer. Rejects if it does not
 * come; the next one who needs it asks again.
 */
export async function background(): Promise<Parts> {
  const parts = await import(/* webpackChunkName: "background" */ './background');
  if (waiting) {
    waiting = false;
    parts.start();
  }
  return parts;
}

/** Does something there, in its own task. If the code does not come, it is left out: no one waits for it. */
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
