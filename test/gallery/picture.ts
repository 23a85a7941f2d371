import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { Accessibility } from '../journeys/driver/axe';
import { MOST_SHIFT, type Layout } from '../journeys/driver/layout';
import { atRest, brokenWords, cutTexts, largeFoot, smallControls, wholeHeight } from './measures';
import { routes } from '@/navigation/routes';
import type { State } from './states';

const LOOK_AGAIN_MS = 100;
/** So many equal looks are rest. */
const EQUAL_LOOKS = 5;
const MOST_LOOKS = 120;
const LONGEST_PICTURE = 3000;

export interface Finding {
  readonly shift: number;
  readonly problems: readonly string[];
}

/** Waits until the page has loaded and shows the same for half a second; false if it never does. */
async function rest(page: Page): Promise<boolean> {
  let before: string | undefined;
  let equal = 0;
  for (let look = 0; look < MOST_LOOKS && equal < EQUAL_LOOKS; look += 1) {
    const now = await page.evaluate(atRest).catch(() => undefined);
    equal = now !== undefined && now === before ? equal + 1 : 0;
    before = now;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  return equal >= EQUAL_LOOKS;
}

/** Opens the state in this window, measures it and keeps its picture. */
export async function takePicture(
  page: Page,
  layout: Layout,
  url: string,
  state: State,
  file: string,
): Promise<Finding> {
  const problems: string[] = [];
  const look = async (work: Promise<readonly string[]>): Promise<void> => {
    problems.push(...(await work));
  };
  await page.goto('about:blank');
  await page.goto(`${url}/#${routes[state.page].path}${state.query ? `?${state.query}` : ''}`);
  if (!(await rest(page))) problems.push('never at rest');
  for (const name of state.taps ?? []) {
    const control = page.getByRole('button', { name }).or(page.getByText(name)).filter({ visible: true });
    const tapped = await control
      .last()
      .click({ timeout: 3000 })
      .then(() => true)
      .catch(() => false);
    if (!tapped) problems.push(`nothing to tap: ${String(name)}`);
    await rest(page);
  }
  const shifts = await layout.shifts();
  const shift = Math.max(0, ...shifts.map(({ worst }) => worst));
  if (shift > MOST_SHIFT)
    problems.push(...shifts.flatMap(({ what }) => what.map((one) => `jump: ${one}`)).slice(0, 4));
  await look(layout.tooWide().then((wide) => wide.map((one) => `wide: ${one}`)));
  if (await layout.underTabBar()) problems.push('ends under the tab bar');
  for (const measure of [cutTexts, smallControls, brokenWords, largeFoot]) await look(page.evaluate(measure));
  const accessibility = new Accessibility(page);
  await accessibility.look();
  problems.push(...accessibility.found.map((one) => one.replace(/\s+/g, ' ').slice(0, 300)));
  mkdirSync(dirname(file), { recursive: true });
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  const height = Math.min(LONGEST_PICTURE, await page.evaluate(wholeHeight));
  await page.setViewportSize({ ...before, height });
  await page.screenshot({ path: file, timeout: 60_000 });
  await page.setViewportSize(before);
  return { shift, problems: [...new Set(problems)] };
}
