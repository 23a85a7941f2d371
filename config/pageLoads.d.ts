/** What the loader uses of webpack's context. */
interface Context {
  readonly context: string;
  readonly resourceQuery: string;
  readonly utils: { contextify(from: string, request: string): string };
  getOptions(): { readonly pages?: readonly string[] };
  addDependency(file: string): void;
}

/** Webpack loader: see pageLoads.js. */
declare function pageLoads(this: Context, source: string): string;
export = pageLoads;
