import type { Driver } from './definitions';
import { comes } from './patience';

/**
 * What a person has done so far: taps, each tick and each digit of the app's own keypad included, and one for each field that has to be touched
 * before it is typed into; characters that were typed; and the screens that were reached.
 */
export interface Count {
  readonly taps: number;
  readonly typed: number;
  readonly screens: readonly string[];
}

const TAPS = new Set<string | symbol>([
  'tapText',
  'tapRole',
  'tapInside',
  'choose',
  'pickFile',
  'pickContacts',
] satisfies readonly (keyof Driver)[]);

const FOCUS_MS = 300;

/** A person needs longer than this to reach for the field. */
const focusComes = (driver: Driver, label: string | RegExp): Promise<boolean> =>
  comes(() => driver.hasFocus(label), FOCUS_MS);

/**
 * The driver, and what it counts from now on. A field that has the text already is not typed, and one that has the focus is not touched. A
 * picker counts one tap for the button that opens it, and none if it opens by itself: the picker is the phone's. A screen is a page of ours that the journey arrives at; the page it starts from and the page of the face check, a partner's, are none.
 */
export function counting(driver: Driver): { readonly driver: Driver; readonly count: Count } {
  const count = { taps: 0, typed: 0, screens: [] as string[] };
  const see = (path: string) => {
    if (count.screens.at(-1) !== path) count.screens.push(path);
  };
  const fill = async (...[label, text, msPerKey]: Parameters<Driver['fill']>): Promise<void> => {
    // A number is shown in groups.
    if ((await driver.valueOf(label)).replace(/ /g, '') === text.replace(/ /g, '')) return;
    if (!(await focusComes(driver, label))) count.taps += 1;
    count.typed += text.length;
    await driver.fill(label, text, msPerKey);
  };
  const counted = new Proxy(driver, {
    get(own, name, receiver) {
      const member: unknown = Reflect.get(own, name, receiver);
      if (typeof member !== 'function') return member;
      if (name === 'fill') return fill;
      return (...args: unknown[]): unknown => {
        if (TAPS.has(name)) count.taps += 1;
        if (name === 'arrive') see(String(args[0]));
        return Reflect.apply(member, own, args);
      };
    },
  });
  return { driver: counted, count };
}
