import type { Driver } from './definitions';

/** The taps of a person so far, each digit of the app's own keypad included, and the screens that were reached. */
export interface Count {
  readonly taps: number;
  readonly screens: readonly string[];
}

const TAPS = new Set<string | symbol>([
  'tapText',
  'tapRole',
  'tapInside',
  'choose',
  'pickFile',
] satisfies readonly (keyof Driver)[]);

/**
 * The driver, and what it counts from now on. A file picker counts one tap for the button that opens it: the picker is the phone's. A screen is a
 * page of ours that the journey arrives at; the page it starts from and the page of the face check, a partner's, are none.
 */
export function counting(driver: Driver): { readonly driver: Driver; readonly count: Count } {
  const count = { taps: 0, screens: [] as string[] };
  const see = (path: string) => {
    if (count.screens.at(-1) !== path) count.screens.push(path);
  };
  const counted = new Proxy(driver, {
    get(own, name, receiver) {
      const member: unknown = Reflect.get(own, name, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (TAPS.has(name)) count.taps += 1;
        if (name === 'arrive') see(String(args[0]));
        return Reflect.apply(member, own, args);
      };
    },
  });
  return { driver: counted, count };
}
