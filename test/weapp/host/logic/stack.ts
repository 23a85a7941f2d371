import { pathOf } from './address';
import type { Address, ToLogic } from '../../protocol';
import type { Client } from './client';
import type { Given } from './definitions';
import { Registered } from './definitions';
import type { Loader } from './loader';
import { LivePage } from './page';

const MOST_PAGES = 10;

/** Why a navigation is refused, in the client's words. */
export class Refused extends Error {
  constructor(
    message: string,
    /** True: this navigation is never possible, whatever is on the stack. */
    readonly wrong = false,
  ) {
    super(message);
  }
}

/** The page stack with the client's rules; navigations run one after the other. */
export class PageStack {
  private pages: LivePage[] = [];
  /** Tab pages stay alive after the person leaves them. */
  private readonly tabs = new Map<string, LivePage>();
  private readonly registered = new Map<string, Registered>();
  private loading = '';
  private count = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly client: Client,
    private readonly loader: () => Loader,
  ) {}

  /** For `Page()` and `Component()`: the definition belongs to the entry file being loaded, wherever the call is. */
  register(given: Given, isPage: boolean): void {
    if (this.loading === '') throw new Error('Page() or Component() outside the loading of one');
    this.registered.set(this.loading, new Registered(this.loading, given, isPage));
  }

  get current(): LivePage | undefined {
    return this.pages[this.pages.length - 1];
  }

  objects(): readonly object[] {
    return this.pages.map(({ object }) => object);
  }

  isPage(path: string): boolean {
    const { pages, subPackages = [] } = this.client.start.app;
    return (
      pages.includes(path) ||
      subPackages.some(({ root, pages: own }) => own.some((page) => `${root}/${page}` === path))
    );
  }

  isTab(path: string): boolean {
    return this.client.start.app.tabBar?.list.some(({ pagePath }) => pagePath === path) ?? false;
  }

  launch(address: Address): Promise<void> {
    return this.move(() => (this.isTab(address.path) ? this.toTab(address) : this.push(address)));
  }

  navigateTo(url: string): Promise<void> {
    return this.move(async () => {
      const address = this.target(url, 'navigateTo');
      if (this.pages.length >= MOST_PAGES) throw new Refused('webview count limit exceed');
      const before = this.current;
      await this.prepare(address.path);
      before?.call('onHide');
      await this.push(address);
    });
  }

  redirectTo(url: string): Promise<void> {
    return this.move(async () => {
      const address = this.target(url, 'redirectTo');
      await this.prepare(address.path);
      await this.handOver(this.pages.slice(-1));
      this.unload(this.pages.pop());
      await this.push(address);
    });
  }

  reLaunch(url: string): Promise<void> {
    return this.move(async () => {
      const address = pathOf(url, this.current?.address.path);
      this.mustExist(address.path);
      await this.prepare(address.path);
      const left = [...this.pages].reverse();
      await this.handOver(left);
      this.pages = [];
      for (const page of [...left, ...this.tabs.values()]) this.unload(page);
      this.tabs.clear();
      await (this.isTab(address.path) ? this.toTab(address) : this.push(address));
    });
  }

  switchTab(url: string): Promise<void> {
    return this.move(async () => {
      const address = { ...pathOf(url, this.current?.address.path), query: {} };
      this.mustExist(address.path);
      if (!this.isTab(address.path)) throw new Refused('can not switch to no-tabBar page', true);
      await this.toTab(address);
    });
  }

  navigateBack(delta = 1): Promise<void> {
    return this.move(async () => {
      if (this.current?.closeContainer() === true) return;
      if (this.pages.length < 2) throw new Refused('cannot navigate back at first page.');
      const stays = Math.max(1, this.pages.length - Math.max(1, delta));
      await this.handOver(this.pages.slice(stays).reverse());
      for (const page of this.pages.splice(stays).reverse()) this.unload(page);
      this.show();
    });
  }

  private move(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private target(url: string, how: string): Address {
    const address = pathOf(url, this.current?.address.path);
    this.mustExist(address.path);
    if (this.isTab(address.path)) throw new Refused(`can not ${how} a tabbar page`, true);
    return address;
  }

  private mustExist(path: string): void {
    if (!this.isPage(path)) throw new Refused(`page "${path}" is not found`, true);
  }

  private async toTab(address: Address): Promise<void> {
    const { path } = address;
    const before = this.current;
    const kept = this.tabs.get(path);
    if (before !== undefined && before === kept && this.pages.length === 1) return;
    await this.prepare(path);
    if (before?.tab) before.call('onHide');
    const left = [...this.pages].reverse().filter((page) => !page.tab);
    await this.handOver(left);
    left.forEach((page) => this.unload(page));
    this.pages = [];
    if (kept === undefined) {
      await this.push(address);
      const opened = this.current;
      if (opened !== undefined) this.tabs.set(path, opened);
    } else {
      this.pages = [kept];
      this.show();
    }
  }

  private async push(address: Address): Promise<void> {
    await this.prepare(address.path);
    const registered = this.registered.get(address.path);
    if (registered === undefined) throw new Error(`${address.path}.js registered no page`);
    this.count += 1;
    const page = new LivePage(
      this.client,
      this.count,
      address,
      this.isTab(address.path),
      registered,
      this.usedBy(address.path),
      (message) => this.fromView(message),
    );
    this.pages.push(page);
    page.call('onLoad', { ...address.query });
    this.show();
    await page.drawn;
    page.call('onReady');
    for (const root of this.client.start.app.preloadRule?.[address.path]?.packages ?? [])
      void this.loader().fetchPackage(root);
  }

  private show(): void {
    const page = this.current;
    if (page === undefined) return;
    this.client.send({ kind: 'showPage', id: page.id, depth: this.pages.length, ...page.address });
    page.call('onShow');
  }

  /** Delivers the messages of web-views before the pages close. */
  private async handOver(pages: readonly LivePage[]): Promise<void> {
    for (const page of pages) await page.handOver();
  }

  private unload(page: LivePage | undefined): void {
    page?.call('onUnload');
    page?.close();
  }

  private async prepare(path: string): Promise<void> {
    const loader = this.loader();
    await loader.fetchPackage(loader.packageOf(path));
    for (const entry of [...Object.values(this.client.start.entries[path]?.usingComponents ?? {}), path])
      this.load(entry);
  }

  private load(entry: string): void {
    if (this.registered.has(entry)) return;
    this.loading = entry;
    try {
      for (const below of Object.values(this.client.start.entries[entry]?.usingComponents ?? {}))
        if (below !== entry) this.load(below);
      this.loading = entry;
      this.loader().run(entry);
    } finally {
      this.loading = '';
    }
    if (!this.registered.has(entry)) this.client.problem('program', `${entry}.js registered nothing`);
  }

  private usedBy(path: string, found = new Map<string, Registered>()): ReadonlyMap<string, Registered> {
    for (const used of Object.values(this.client.start.entries[path]?.usingComponents ?? {})) {
      const registered = this.registered.get(used);
      if (registered === undefined || found.has(used)) continue;
      found.set(used, registered);
      this.usedBy(used, found);
    }
    return found;
  }

  private fromView({ how, url }: Extract<ToLogic, { kind: 'open' }>): void {
    const moved = how === 'navigateBack' ? this.navigateBack() : this[how](url);
    moved.catch((error: unknown) => this.client.problem('program', `${how} ${url}: ${String(error)}`));
  }
}
