/** Replaces the package `universal-router` with the part that Taro's router uses (config/elements): finds a page by its address. */

interface Context {
  readonly pathname: string;
}
interface Route {
  /** Addresses without parameters. */
  readonly path: string | readonly string[];
  action(context: Context, params: object): unknown;
}

/** As in the package, the case and a slash at the end do not matter. */
const plain = (path: string): string => path.toLowerCase().replace(/\/$/, '');

export default class PageTable {
  constructor(
    private readonly routes: readonly Route[],
    private readonly options: { readonly baseUrl: string },
  ) {}

  /** Rejects with `status` 404 if no page has this address. */
  async resolve(pathname: string): Promise<unknown> {
    const path = plain(pathname.slice(this.options.baseUrl.length));
    const found = this.routes.find((route) => [route.path].flat().some((known) => plain(known) === path));
    if (!found) throw Object.assign(new Error('Route not found'), { status: 404 });
    return found.action({ pathname }, {});
  }
}
