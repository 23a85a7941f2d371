import type { Address, EntryConfig, Json, Selection, ToLogic, ToView } from '../../protocol';
import type { Client } from './client';
import { applyPatch } from './data';
import type { Registered } from './definitions';
import { native } from './globals';

const MOST_BYTES = 1024 * 1024;
/** More calls within a second cannot be seen by a person: the program is in a loop. */
const MOST_A_SECOND = 100;
const SECOND_MS = 1000;

type Program = Record<string, unknown>;
type Callback = () => unknown;

/** A page of the stack: the program's object in the logic, its view behind the port. */
export class LivePage {
  readonly object: Program;
  readonly opened = Date.now();
  private readonly port: MessagePort;
  private readonly components = new Map<number, Program>();
  private readonly callbacks = new Map<number, Callback>();
  private readonly selections = new Map<number, (results: readonly Json[]) => void>();
  private seq = 0;
  /** When the latest `setData` arrives at the page. */
  private shownBy = 0;
  private readonly waiting: (() => void)[] = [];
  /** `setData` calls in the second that began at `began`. */
  private second = { began: 0, calls: 0 };
  private hasWebView = false;
  private hasContainer = false;
  private settleHanded: () => void = () => undefined;
  private settleReady: () => void = () => undefined;
  /** Resolves when the page is drawn for the first time. */
  readonly drawn = new Promise<void>((resolve) => {
    this.settleReady = resolve;
  });

  constructor(
    private readonly client: Client,
    readonly id: number,
    readonly address: Address,
    readonly tab: boolean,
    registered: Registered,
    private readonly used: ReadonlyMap<string, Registered>,
    private readonly onOpen: (message: Extract<ToLogic, { kind: 'open' }>) => void,
  ) {
    const { path, query } = address;
    this.object = registered.instance({
      ...this.ownMembers(0),
      is: path,
      route: path,
      __route__: path,
      __wxWebviewId__: id,
      options: { ...query },
    });
    this.components.set(0, this.object);
    const { port1, port2 } = new native.MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<ToLogic>) => this.take(data);
    const window = this.entry(path);
    client.send({ kind: 'openPage', id, path, tab, window, port: port2 }, [port2]);
    const definitions = [...used.values(), registered].map(({ definition }) => definition);
    this.post({ kind: 'mount', page: path, definitions, entries: client.start.entries });
  }

  call(name: string, ...args: unknown[]): unknown {
    const method = this.object[name];
    if (typeof method !== 'function') return undefined;
    return this.client.guard(
      `${this.address.path} ${name}`,
      () => method.apply(this.object, args) as unknown,
    );
  }

  /** Call before the page is closed: delivers the messages of its web-view as events. */
  handOver(): Promise<void> {
    if (!this.hasWebView) return Promise.resolve();
    this.post({ kind: 'handOver' });
    return new Promise((resolve) => {
      this.settleHanded = resolve;
    });
  }

  /** Back while a page-container is shown closes it and nothing else. False: there is none. */
  closeContainer(): boolean {
    if (!this.hasContainer) return false;
    this.hasContainer = false;
    this.post({ kind: 'closeContainer' });
    return true;
  }

  close(): void {
    this.port.close();
    this.client.send({ kind: 'closePage', id: this.id });
  }

  select(selectors: readonly Selection[]): Promise<readonly Json[]> {
    const seq = (this.seq += 1);
    this.post({ kind: 'select', seq, selectors });
    return new Promise((resolve) => this.selections.set(seq, resolve));
  }

  scrollTo(top: number): void {
    this.post({ kind: 'scroll', top });
  }

  /** Scrolls to the first element that the selector finds. */
  reveal(selector: string, offset: number): void {
    this.post({ kind: 'reveal', selector, offset });
  }

  private entry(path: string): EntryConfig {
    return this.client.start.entries[path] ?? {};
  }

  private post(message: ToView): void {
    this.port.postMessage(message);
  }

  private ownMembers(target: number): Program {
    return {
      setData: (patch: Program, callback?: Callback) => this.setData(target, patch, callback),
      // Taro looks for its custom wrappers by this; the product has none.
      selectComponent: () => null,
      selectAllComponents: () => [],
      getPageId: () => `page-${this.id}`,
    };
  }

  private setData(target: number, patch: Program, callback?: Callback): void {
    const json = JSON.stringify(patch);
    const bytes = new native.TextEncoder().encode(json).length;
    const { path } = this.address;
    const measure = { page: path, bytes, paths: Object.keys(patch), after: Date.now() - this.opened };
    this.client.send({ kind: 'measure', measure });
    this.countCall();
    if (bytes > MOST_BYTES) {
      this.client.problem('data', `${path}: setData of ${bytes} bytes, more than ${MOST_BYTES}`);
      return;
    }
    const object = this.components.get(target);
    if (object !== undefined) applyPatch(object['data'] as object, JSON.parse(json) as Program);
    const seq = (this.seq += 1);
    if (callback) this.callbacks.set(seq, callback);
    this.later(() => this.post({ kind: 'data', target, seq, json }));
  }

  /** On a slow phone what the program shows arrives late, but never before what came earlier. */
  private later(show: () => void): void {
    const { dataDelayMs } = this.client.start.settings;
    const delays = typeof dataDelayMs === 'number' ? [dataDelayMs] : dataDelayMs;
    const delay = delays[this.seq % delays.length] ?? 0;
    const now = Date.now();
    this.shownBy = Math.max(this.shownBy, now + delay);
    this.waiting.push(show);
    // Two timers for one moment may fire in either order.
    const showNext = () => this.waiting.shift()?.();
    if (this.shownBy > now) setTimeout(showNext, this.shownBy - now);
    else showNext();
  }

  private countCall(): void {
    const now = Date.now();
    if (now - this.second.began >= SECOND_MS) this.second = { began: now, calls: 0 };
    this.second.calls += 1;
    if (this.second.calls === MOST_A_SECOND + 1)
      this.client.problem('data', `${this.address.path}: more than ${MOST_A_SECOND} setData in a second`);
  }

  private take(message: ToLogic): void {
    switch (message.kind) {
      case 'ready':
        this.settleReady();
        break;
      case 'applied': {
        const callback = this.callbacks.get(message.seq);
        this.callbacks.delete(message.seq);
        if (callback) this.client.guard('setData callback', callback);
        break;
      }
      case 'event': {
        const { type, target } = message.event as { type: string; target: { id: string } };
        if (type === 'agreeprivacyauthorization') this.client.agreedBy.add(target.id);
        const object = this.components.get(message.target);
        const method = object?.[message.method];
        this.client.inTap = type === 'tap';
        if (typeof method === 'function')
          this.client.guard(`event ${message.method}`, () => method.call(object, message.event) as unknown);
        this.client.inTap = false;
        break;
      }
      case 'attached':
        this.attach(message);
        break;
      case 'detached':
        this.lifetime(message.target, 'detached');
        this.components.delete(message.target);
        break;
      case 'selected':
        this.selections.get(message.seq)?.(message.results);
        this.selections.delete(message.seq);
        break;
      case 'scrolled':
        this.call('onPageScroll', { scrollTop: message.top });
        if (message.atEnd) this.call('onReachBottom');
        break;
      case 'open':
        this.onOpen(message);
        break;
      case 'webView':
        this.hasWebView = true;
        break;
      case 'container':
        this.hasContainer = message.open;
        break;
      case 'settle':
        this.client.send({ kind: 'settled', seq: message.seq });
        break;
      case 'handedOver':
        this.settleHanded();
        break;
      case 'ability': {
        const { seq, name } = message;
        void this.client.ability(name).then((detail) => this.post({ kind: 'ability', seq, detail }));
      }
    }
  }

  private attach({ target, path, properties }: Extract<ToLogic, { kind: 'attached' }>): void {
    const kind = this.used.get(path);
    if (kind === undefined) return;
    const object = kind.instance({ ...this.ownMembers(target), is: path });
    Object.assign(object['data'] as object, properties);
    object['properties'] = object['data'];
    this.components.set(target, object);
    for (const name of ['created', 'attached', 'ready']) this.lifetime(target, name);
  }

  private lifetime(target: number, name: string): void {
    const object = this.components.get(target);
    const method = this.used.get(String(object?.['is']))?.lifetime(name);
    if (object !== undefined && method !== undefined)
      this.client.guard(`component ${name}`, () => method.call(object));
  }
}
