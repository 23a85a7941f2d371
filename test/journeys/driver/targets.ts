import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { DeviceSettings, Effect } from '../../weapp';
import { AddressBook } from './addressBook';
import { Accessibility } from './axe';
import { PHONE, slowDown, slowFrames } from './browser';
import { PageErrors } from './errors';
import { H5Driver } from './h5';
import { Layout } from './layout';
import { builtAddress, openBuiltMini } from './mini';
import type { Opened } from './opened';
import { Signs } from './signs';

/** What a journey is opened with. */
export interface Opening {
  readonly browser: Browser;
  readonly gatewayUrl: string;
  readonly journey: string;
  /** What the person has answered before on this phone; a journey's browser starts without answers. */
  readonly phone?: Partial<DeviceSettings>;
  /** A person who taps each large button twice (mini-program). */
  readonly nervous?: boolean;
  /** How much later than in this browser each frame comes, in ms (H5). */
  readonly framesLater?: number;
}

interface TargetOf {
  open(opening: Opening): Promise<Opened>;
  /** The gateway address in the built app; undefined: the address it was loaded from. */
  readonly publicUrl?: string;
}

async function openH5({ browser, gatewayUrl, journey, framesLater }: Opening): Promise<Opened> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page);
  if (framesLater) await slowFrames(page, framesLater);
  const errors = new PageErrors(page);
  const signs = new Signs();
  const layout = new Layout(page);
  const addressBook = new AddressBook(page);
  const accessibility = new Accessibility(page, () => layout.forget());
  const effects: Effect[] = [];
  page.on('download', async (download) => {
    const bytes = readFileSync(await download.path()).length;
    effects.push({ name: 'download', detail: { fileName: download.suggestedFilename(), bytes } });
  });
  await signs.watch(page);
  await addressBook.install();
  await layout.watch();
  return {
    driver: new H5Driver(page, gatewayUrl, journey, errors, signs, accessibility, layout, addressBook),
    effects: () => Promise.resolve([...effects]),
    happens: ({ kind }) => Promise.reject(new Error(`a browser has no ${kind}`)),
    async problems() {
      // Errors come over the same connection as this answer: after it, all earlier ones are known. A page that is navigating at this moment does
      // not answer; the next one does.
      await page.evaluate(() => undefined).catch(() => page.evaluate(() => undefined));
      await layout.look();
      await accessibility.look();
      return [...errors.unexpected, ...accessibility.found, ...layout.problems];
    },
    close: () => context.close(),
  };
}

const targets = {
  h5: { open: openH5 },
  weapp: { open: openBuiltMini, publicUrl: builtAddress() },
} satisfies Readonly<Record<string, TargetOf>>;

export type Target = keyof typeof targets;

const isTarget = (name: string): name is Target => name in targets;

const asked = process.env['JOURNEY_TARGET'] ?? 'h5';
if (!isTarget(asked)) throw new Error(`JOURNEY_TARGET is ${asked}: h5 or weapp`);

/** The build target of the journeys in this run (JOURNEY_TARGET, set by the jest projects). */
export const target: Target = asked;

const chosen: TargetOf = targets[target];
export const { open, publicUrl } = chosen;
