import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MOST_SHIFT } from '../journeys/driver/layout';
import { ELDER_MEASURES } from './elder';
import {
  atRest,
  brokenLines,
  cutTexts,
  doubleTitles,
  largeFoot,
  smallControls,
  wholeHeight,
} from './measures';
import { routes } from '@/navigation/routes';
import type { State } from './states';
import type { GalleryWindow } from './window';

const LOOK_AGAIN_MS = 100;
/** So many equal looks are rest. */
const EQUAL_LOOKS = 5;
const EQUAL_LOOKS_SLOW = 25;
const MOST_LOOKS = 120;
const LONGEST_PICTURE = 3000;

export interface Finding {
  readonly shift: number;
  readonly problems: readonly string[];
}

/** Waits until the page has loaded and shows the same at `equalLooks` looks, a tenth of a second each; false if it never does. */
export async function rest(
  window: Pick<GalleryWindow, 'document' | 'page'>,
  equalLooks = EQUAL_LOOKS,
): Promise<boolean> {
  let before: string | undefined;
  let equal = 0;
  for (let look = 0; look < MOST_LOOKS && equal < equalLooks; look += 1) {
    const now = await window
      .document()
      .then((document) => document.evaluate(atRest))
      .catch(() => undefined);
    equal = now !== undefined && now === before ? equal + 1 : 0;
    before = now;
    await window.page.waitForTimeout(LOOK_AGAIN_MS);
  }
  return equal >= equalLooks;
}

async function tap(window: GalleryWindow, name: RegExp): Promise<readonly string[]> {
  const tapped = await window
    .controls(name)
    .then((control) => control.click({ timeout: 3000 }))
    .then(() => true)
    .catch(() => false);
  await rest(window);
  return tapped ? [] : [`nothing to tap: ${String(name)}`];
}

/** Opens the state in this window, measures it and keeps its picture. */
export async function takePicture(window: GalleryWindow, state: State, file: string): Promise<Finding> {
  const { page } = window;
  const problems: string[] = [];
  await window.open(`${routes[state.page].path}${state.query ? `?${state.query}` : ''}`);
  if (!(await rest(window, window.slow ? EQUAL_LOOKS_SLOW : EQUAL_LOOKS))) problems.push('never at rest');
  const shifts = [...(await window.shifts())];
  for (const name of state.taps ?? []) problems.push(...(await tap(window, name)));
  shifts.push(...(await window.shifts()));
  const shift = Math.max(0, ...shifts.map(({ worst }) => worst));
  if (shift > MOST_SHIFT)
    problems.push(...shifts.flatMap(({ what }) => what.map((one) => `jump: ${one}`)).slice(0, 4));
  const document = await window.document();
  const measures = [
    cutTexts,
    smallControls,
    brokenLines,
    largeFoot,
    doubleTitles,
    ...(window.elder ? ELDER_MEASURES : []),
  ];
  for (const measure of measures)
    problems.push(...(await document.evaluate(measure).catch(() => ['left while it was measured'])));
  problems.push(...(await window.problems()));
  mkdirSync(dirname(file), { recursive: true });
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  const height = Math.min(LONGEST_PICTURE, await document.evaluate(wholeHeight).catch(() => before.height));
  await page.setViewportSize({ ...before, height });
  await page.screenshot({ path: file, timeout: 60_000 });
  await page.setViewportSize(before);
  return { shift, problems: [...new Set(problems)] };
}
