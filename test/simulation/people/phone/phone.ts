import type { Clock } from '@sinonjs/fake-timers';
import type { Chance } from '../chance';
import type { Network } from '../network';
import type * as app from './app';
import type { Globals } from './bundle';
import { Window } from './window';

/** A phone as its owner holds it: a clock, a store that outlives the app, and the windows that are open. */
export class Phone {
  readonly texts = new Map<string, string>();
  windows: Window[] = [];
  private opened = 0;
  private readonly listeners = new Map<number, () => void>();

  constructor(
    readonly name: string,
    private readonly parts: {
      readonly makeApp: (globals: Globals) => typeof app;
      readonly env: Readonly<Record<string, string>>;
      readonly network: Network;
      readonly chance: Chance;
      readonly clock: Clock;
    },
  ) {}

  /** Minutes forward or back: somebody has set the clock. */
  setClock(minutes: number): void {
    const { clock } = this.parts;
    clock.setSystemTime(clock.now + minutes * 60_000);
  }

  /** Opens the app in another window, over what the phone has stored. */
  open(): Window {
    const { makeApp, env, chance, clock, network } = this.parts;
    this.opened += 1;
    const no = this.opened;
    const toasts: string[] = [];
    const globals: Globals = {
      device: {
        send: (request) => network.send(this.name, request),
        storage: this.storage(no),
        visitStorage: visitStore(),
        toast: (text) => void toasts.push(text),
        asked: () => undefined,
      },
      process: { env },
      crypto: {
        getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
          if (array instanceof Uint8Array) array.set(chance.bytes(array.length));
          else throw new Error('only bytes are drawn here');
          return array;
        },
      },
      Date: (clock as unknown as { Date: DateConstructor }).Date,
      setTimeout: clock.setTimeout,
      clearTimeout: clock.clearTimeout,
      setInterval: clock.setInterval,
      clearInterval: clock.clearInterval,
    };
    const window = new Window(makeApp(globals).open(), toasts);
    this.windows.push(window);
    return window;
  }

  /** All windows are gone at once; their timers and requests with them. */
  kill(): void {
    this.windows = [];
    this.listeners.clear();
    const { clock, network } = this.parts;
    const { now } = clock;
    clock.reset();
    clock.setSystemTime(now);
    network.abandon(this.name);
  }

  reopen(): Window {
    this.kill();
    return this.open();
  }

  private storage(no: number) {
    return {
      get: (name: string) => this.texts.get(name) ?? null,
      set: (name: string, text: string) => {
        this.texts.set(name, text);
        for (const [other, written] of this.listeners) if (other !== no) written();
        return true;
      },
      remove: (name: string) => void this.texts.delete(name),
      onOtherWindow: (_name: string, written: () => void) => {
        this.listeners.set(no, written);
        return () => void this.listeners.delete(no);
      },
    };
  }
}

/** What ends with its window. */
function visitStore() {
  const texts = new Map<string, string>();
  return {
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => texts.set(name, text) === texts,
    remove: (name: string) => void texts.delete(name),
  };
}
