import { calls, type CallDefinition, type CallName } from '@/contract';
import { routes, type PageModel, type PageParams, type RouteKey } from '@/navigation';

type Model = new (params: PageParams) => PageModel;

const isModel = (value: unknown): value is Model =>
  typeof value === 'function' && value.name.endsWith('Model') && value.prototype !== undefined;

/** The model of a page; undefined for a page without one. */
export async function modelOf(key: RouteKey): Promise<Model | undefined> {
  const path = `../../../src${routes[key].path}.model`;
  try {
    const module = (await import(path)) as Record<string, unknown>;
    return Object.values(module).find(isModel);
  } catch (failure) {
    if ((failure as { code?: string }).code === 'MODULE_NOT_FOUND') return undefined;
    throw failure;
  }
}

const patterns = (Object.entries(calls) as [CallName, CallDefinition][]).map(
  ([name, { path }]) => [name, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)] as const,
);

/** The calls that the app makes, by the addresses of its requests. */
export class Requests {
  private made = new Set<CallName>();
  private readonly real = globalThis.fetch;

  begin(): void {
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      for (const [name, pattern] of patterns) if (pattern.test(pathname)) this.made.add(name);
      return this.real(input, init);
    };
  }

  end(): void {
    globalThis.fetch = this.real;
  }

  /** The calls since the last time. */
  take(): ReadonlySet<CallName> {
    const { made } = this;
    this.made = new Set();
    return made;
  }
}
