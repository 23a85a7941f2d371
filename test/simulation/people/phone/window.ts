import type { PageModel } from '@/navigation';
import type { App, Pages } from './app';

/** A page on the screen, with its model. */
export type View = {
  readonly [K in keyof Pages]: { readonly key: K; readonly model: Pages[K] };
}[keyof Pages];

/** One window of the app: shows the page on top of its stack, as Taro does. */
export class Window {
  /** What the person does now; they do one thing at a time. */
  doing = '';
  private readonly shown = new Map<object, View & { readonly model: PageModel }>();
  private onTop: object | undefined;
  private wasIn = false;
  /** Logged-in sessions that this window has had. */
  sessions = 0;

  /** `toasts`: what the app has said here in passing; it grows. */
  constructor(
    readonly app: App,
    readonly toasts: readonly string[],
  ) {}

  /** The current page; undefined for a page that no one of the simulation uses. */
  get view(): View | undefined {
    return this.onTop && this.shown.get(this.onTop);
  }

  get address(): string {
    return this.app.host.addresses[this.app.host.addresses.length - 1] ?? '';
  }

  /** Mounts, shows again and unmounts pages as the stack has changed. */
  follow(): void {
    const { loggedIn } = this.app.session;
    if (!this.wasIn && loggedIn) this.sessions += 1;
    this.wasIn = loggedIn;
    const { stack } = this.app.host;
    for (const [page, { model }] of this.shown) {
      if (stack.includes(page as (typeof stack)[number])) continue;
      model.dispose?.();
      this.shown.delete(page);
    }
    const top = stack[stack.length - 1];
    if (top === this.onTop || top === undefined) return;
    this.onTop = top;
    if (!this.app.admitted()) return;
    const before = this.shown.get(top);
    if (before !== undefined) return void before.model.shown?.();
    const view = this.app.view() as (View & { readonly model: PageModel }) | undefined;
    if (view === undefined) return;
    this.shown.set(top, view);
    void view.model.load();
  }

  /** The person does something that may take a while; a failure that no page shows ends the simulation. */
  start(what: string, act: () => unknown, failed: (error: unknown) => void): void {
    this.doing = what;
    void Promise.resolve()
      .then(act)
      .catch(failed)
      .finally(() => (this.doing = ''));
  }
}
