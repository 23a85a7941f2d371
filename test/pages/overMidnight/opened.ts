import { calls, type CallDefinition, type CallName } from '@/contract';
import { LoanModel, type LoanRoute } from '@/features/loanDetail';
import { SecurityModel } from '@/pages/setting/security/index.model';
import { routes, type PageModel, type PageParams, type RouteKey } from '@/navigation';

type Model = new (params: PageParams) => PageModel;

const isModel = (value: unknown): value is Model =>
  typeof value === 'function' && value.name.endsWith('Model') && value.prototype !== undefined;

/** Pages that show another page's view, or one that several addresses have. */
const loan = (route: LoanRoute): Model =>
  class extends LoanModel {
    constructor(params: PageParams) {
      super(params, route);
    }
  };
const SHARED: Readonly<Partial<Record<RouteKey, Model>>> = {
  changePhone: SecurityModel,
  iouDetails: loan('iouDetails'),
  loanRecord: loan('loanRecord'),
  loanDetail: loan('loanDetail'),
};

/** The model of a page; undefined for a page without one. */
export async function modelOf(key: RouteKey): Promise<Model | undefined> {
  const shared = SHARED[key];
  if (shared !== undefined) return shared;
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
  private underWay = 0;
  private readonly real = globalThis.fetch;

  begin(): void {
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      for (const [name, pattern] of patterns) if (pattern.test(pathname)) this.made.add(name);
      this.underWay += 1;
      try {
        return await this.real(input, init);
      } finally {
        this.underWay -= 1;
      }
    };
  }

  /** What a page asks for beside its content belongs to it, not to the next page. */
  async settled(): Promise<void> {
    do await new Promise((done) => setTimeout(done));
    while (this.underWay > 0);
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
