import { makeAutoObservable, runInAction } from 'mobx';
import { openTarget, routeAt, routeOf, routes, type RouteKey } from '@/navigation';
import { HANDLERS, type Handler } from './handlers.model';

export type View = 'pages' | 'handlers';

interface Listed {
  readonly path: string;
  readonly title: string;
  readonly login: boolean;
}

const PAGES: readonly Listed[] = (Object.keys(routes) as RouteKey[])
  .map((key) => routeOf(key))
  .filter(({ path }) => routeAt(path) !== undefined);

/** Opens any page and runs any handler of the bridge; not part of production builds. */
export class TestModel {
  view: View = 'pages';
  /** Filters the pages by path or title; an address typed here can be opened directly. */
  search = '';
  /** Query of the page, or parameter of the handler. */
  given = '';
  running = '';
  result = '';

  constructor() {
    makeAutoObservable(this);
  }

  load(): void {
    // Everything shown is known already.
  }

  get pages(): readonly Listed[] {
    const wanted = this.search.trim().toLowerCase();
    return PAGES.filter(({ path, title }) => path.toLowerCase().includes(wanted) || title.includes(wanted));
  }

  get handlers(): readonly Handler[] {
    return HANDLERS;
  }

  choose(view: View): void {
    this.view = view;
  }

  type(field: 'search' | 'given', text: string): void {
    this[field] = text;
  }

  /** Opens the path with the typed query. */
  open(path: string): Promise<unknown> {
    const query = this.given.trim().replace(/^\?/, '');
    return openTarget(query === '' ? path : `${path}?${query}`);
  }

  openTyped(): Promise<unknown> {
    return openTarget(this.search.trim());
  }

  async run({ name, run }: Handler): Promise<void> {
    this.running = name;
    this.result = '';
    const result = await answerOf(() => run(this.given.trim()));
    runInAction(() => {
      // Another handler may have been started since.
      if (this.running === name) this.result = result;
    });
  }
}

/** The answer as text; a handler that throws is our bug, and the text says so. */
async function answerOf(run: () => unknown): Promise<string> {
  try {
    return JSON.stringify((await run()) ?? null, undefined, 1);
  } catch (error) {
    return `抛出了错误：${String(error)}`;
  }
}
