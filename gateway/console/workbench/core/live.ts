import { useSyncExternalStore } from 'react';
import { get, pathOf, type Answers, type Query } from './json';
import { Store } from './store';

const EVERY_MS = 4000;

/** False while the gateway does not answer. */
export const reachable = new Store(true);

/** An answer that is asked for again while a view shows it; views of the same path share it. */
class Watch {
  private readonly seen = new Store<unknown>(undefined);
  private text = '';
  private users = 0;
  private asked = 0;
  private shown = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly path: string,
    private readonly ask: () => Promise<unknown>,
    private readonly everyMs: number,
  ) {}

  readonly value = (): unknown => this.seen.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    const end = this.seen.subscribe(listener);
    this.users += 1;
    // The one who looked before may have ended in between, and taken it away.
    watches.set(this.path, this);
    if (this.users === 1) {
      this.timer = setInterval(() => void this.look(), this.everyMs);
      void this.look();
    }
    return () => {
      end();
      this.users -= 1;
      if (this.users > 0) return;
      clearInterval(this.timer);
      if (watches.get(this.path) === this) watches.delete(this.path);
    };
  };

  async look(): Promise<void> {
    if (document.hidden) return;
    this.asked += 1;
    const turn = this.asked;
    try {
      const value = await this.ask();
      reachable.set(true);
      // Overtaken by a later one.
      if (turn < this.shown) return;
      this.shown = turn;
      const text = JSON.stringify(value);
      // An equal answer stays the same object: what shows it is not drawn again.
      if (text === this.text) return;
      this.text = text;
      this.seen.set(value);
    } catch (error) {
      reachable.set(!(error instanceof Error && error.message.startsWith('连不上')));
    }
  }
}

const watches = new Map<string, Watch>();
const NOTHING = new Watch('', () => Promise.resolve(undefined), 2 ** 31 - 1);

function watchOf(path: string, ask: () => Promise<unknown>, everyMs: number): Watch {
  const watch = watches.get(path) ?? new Watch(path, ask, everyMs);
  watches.set(path, watch);
  return watch;
}

/** After a change: everything that is shown is asked for again. */
export const refreshAll = (): Promise<unknown> =>
  Promise.all([...watches.values()].map((watch) => watch.look()));

document.addEventListener('visibilitychange', () => void refreshAll());

/** An answer of the JSON interface, asked for again every few seconds; undefined before the first answer, and without a name. */
export function useLive<K extends keyof Answers>(
  name: K | undefined,
  query: Query = {},
  everyMs = EVERY_MS,
): Answers[K] | undefined {
  const watch = name === undefined ? NOTHING : watchOf(pathOf(name, query), () => get(name, query), everyMs);
  return useSyncExternalStore(watch.subscribe, watch.value) as Answers[K] | undefined;
}
