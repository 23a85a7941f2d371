import type { Client } from './client';
import type { PageStack } from './stack';

type Program = Record<string, unknown>;

/** The program's `App()` and its life cycle. */
export class LiveApp {
  object: Program | undefined;
  private visible = true;
  private readonly listeners = new Map<string, Set<(detail: unknown) => void>>();

  constructor(
    private readonly client: Client,
    private readonly stack: PageStack,
  ) {}

  register(given: Program): void {
    if (this.object !== undefined) throw new Error('App() was called twice');
    this.object = { ...given };
    this.client.onFailure = (text) => this.tell('onError', text);
  }

  listen(event: string, listener: (detail: unknown) => void): void {
    const known = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, known.add(listener));
  }

  /** Removes this listener; without one, all listeners of the event. */
  leave(event: string, listener?: (detail: unknown) => void): void {
    if (listener === undefined) this.listeners.delete(event);
    else this.listeners.get(event)?.delete(listener);
  }

  /** Calls the app's life-cycle method, and the listeners registered by `wx`. */
  tell(event: string, detail?: unknown): void {
    const method = this.object?.[event];
    const report = (error: unknown) => this.client.problem('exception', `${event}: ${String(error)}`);
    try {
      if (typeof method === 'function') method.call(this.object, detail);
      for (const listener of [...(this.listeners.get(event.replace(/^on(Show|Hide)$/, 'onApp$1')) ?? [])])
        listener(detail);
    } catch (error) {
      // Not by guard(): an onError that throws must not be called again with its own error.
      report(error);
    }
  }

  async launch(): Promise<void> {
    const { launch } = this.client.start;
    const options = this.options();
    this.tell('onLaunch', options);
    this.tell('onShow', options);
    if (this.stack.isPage(launch.path)) await this.stack.launch(launch);
    else await this.notFound();
  }

  options(): object {
    const { path, query } = this.client.start.launch;
    return { path, query: { ...query }, scene: 1001, referrerInfo: {}, apiCategory: 'default' };
  }

  seen(visible: boolean): void {
    if (visible === this.visible) return;
    this.visible = visible;
    const event = visible ? 'onShow' : 'onHide';
    if (visible) this.tell(event, this.options());
    this.stack.current?.call(event);
    if (!visible) this.tell(event);
  }

  private async notFound(): Promise<void> {
    const { path, query } = this.client.start.launch;
    const { pages } = this.client.start.app;
    this.tell('onPageNotFound', { path, query, isEntryPage: true });
    await new Promise((resolve) => setTimeout(resolve, 0));
    // For an unknown page without onPageNotFound the client shows its own page: here this is a problem.
    if (this.stack.current === undefined && !this.object?.['onPageNotFound'])
      this.client.problem('program', `${path} is no page (of ${pages.length})`);
  }
}
