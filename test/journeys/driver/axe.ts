import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { comes } from './patience';

/** Axe's defaults are A, AA and best practices; these rules are off there, or only on with an experimental tag. */
const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  // A frame holds another party's page.
  iframes: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
};

/**
 * Runs axe in the page. Bar and foot lie over what can be scrolled clear of them; axe takes that for controls that are too small (target-size), so
 * for this moment they lie where the page has them.
 */
async function judge(options: axe.RunOptions): Promise<axe.AxeResults> {
  const over = [...document.querySelectorAll<HTMLElement>('.yl-nav-bar, .yl-page__foot')];
  over.forEach((element) => (element.style.position = 'static'));
  try {
    return await (window as unknown as { axe: typeof axe }).axe.run(document, options);
  } finally {
    over.forEach((element) => (element.style.position = ''));
  }
}

/** Runs in the page: the page that is left has gone; it stays shown until the one that comes covers it. */
const isAlone = (): boolean =>
  [...document.querySelectorAll('[role=main]')].filter((main) => main.getClientRects().length > 0).length < 2;

/**
 * Runs in the page: what the page shows, without its texts; undefined while it loads. Two looks at the same state (another amount, another
 * name) give the same answer.
 */
function stateOf(): string | undefined {
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const main = shown.some((element) => element.matches('main, [role=main]'));
  if (!main || shown.some((element) => element.matches('[aria-busy=true]'))) return undefined;
  const look = shown.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
  return [...new Set(look)].sort().join('\n');
}

/** Far longer than a page takes to leave. */
const LEAVING_MS = 5000;

/**
 * States that axe found nothing in, a file for each: many journeys of a run come through the same ones, on other workers too (test/runner/forRun.mjs).
 * What it found something in fails in each journey.
 */
const CLEAN = process.env['STATES_WITHOUT_VIOLATIONS'];
const fileOf = (folder: string, state: string): string =>
  join(folder, createHash('sha256').update(state).digest('hex'));
const isClean = (state: string): boolean => CLEAN !== undefined && existsSync(fileOf(CLEAN, state));
const keepClean = (state: string): void => {
  if (CLEAN !== undefined) writeFileSync(fileOf(CLEAN, state), '');
};

/** Collects what axe finds on the pages of one journey. */
export class Accessibility {
  private readonly violations: string[] = [];

  /** `moved`: called after axe, which moves bar and foot. */
  constructor(
    private readonly page: Page,
    private readonly moved: () => Promise<void> = () => Promise.resolve(),
  ) {}

  get found(): readonly string[] {
    return this.violations;
  }

  /** Call when the page stands still: before the person acts. A page that is loading or leaving is judged the next time. */
  async look(): Promise<void> {
    // If the page that is left never goes, axe reports both.
    await comes(() => this.page.evaluate(isAlone).catch(() => true), LEAVING_MS);
    // Only the evaluation that meets a navigation throws here; axe's own failures are reported below.
    const state = await this.page.evaluate(stateOf).catch(() => undefined);
    if (state === undefined) return;
    // Each file's gateway has another port.
    const path = this.page.url().replace(/^https?:..[^/]+|\?.*$/g, '');
    const key = `${path}\n${state}`;
    if (isClean(key)) return;
    const results = await this.run();
    await this.moved();
    // A page that came or went under axe's eyes (a sheet that closes, a push while it looked) is judged the next time.
    const still = await this.page.evaluate(stateOf).catch(() => undefined);
    if (results === undefined || still !== state) return;
    if (results.violations.length === 0) keepClean(key);
    this.violations.push(
      ...results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `axe ${id} at ${path}: ${html}\n  ${failureSummary ?? ''}`),
      ),
    );
  }

  private async run(): Promise<axe.AxeResults | undefined> {
    try {
      // By the debugger, so that the page's policy does not matter; once a document.
      if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
      return await this.page.evaluate(judge, OPTIONS);
    } catch (error) {
      if (/context was destroyed|navigat|closed/i.test(String(error))) return undefined;
      throw error;
    }
  }
}
