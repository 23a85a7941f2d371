import type { RouteKey } from '@/navigation/routes';
import type { WantedFault } from '../gateway/bank/console';

/** One state of one page. */
export interface State {
  /** Name of its picture. */
  readonly name: string;
  readonly page: RouteKey;
  /** As in the console's table: {loanNo} and the like stand for the persona's own. */
  readonly query?: string;
  /** What is tapped after the page has come to rest, one after the other: names of buttons. */
  readonly taps?: readonly RegExp[];
  /** What the gateway does to the next calls. */
  readonly faults?: readonly Pick<WantedFault, 'path' | 'fault' | 'value'>[];
}

/** A persona of the console; 'visitor' has not logged in. */
export interface Gallery {
  readonly persona: string;
  readonly states: readonly State[];
}

export const pages = (...keys: readonly RouteKey[]): readonly State[] =>
  keys.map((page) => ({ name: page, page }));

export const at = (page: RouteKey, name: string, more: Omit<State, 'name' | 'page'> = {}): State => ({
  name: `${page}-${name}`,
  page,
  ...more,
});

/** The call is refused by the server. */
export const down = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, fault: 'status', value: 500 }));
