import type { AppConfig } from '../../protocol';
import { native } from './globals';

interface Module {
  exports: unknown;
}

/** CommonJS as in the client: packages load when they are needed, and none can require a file of another. */
export class Loader {
  private readonly modules = new Map<string, Module>();
  private readonly loaded = new Set<string>(['']);
  private readonly roots: readonly string[];
  private readonly names: readonly string[];
  private readonly values: readonly unknown[];

  constructor(
    private readonly scripts: Readonly<Record<string, string>>,
    { subPackages = [] }: AppConfig,
    surroundings: Readonly<Record<string, unknown>>,
  ) {
    this.roots = subPackages.map(({ root }) => root.replace(/\/$/, ''));
    this.names = Object.keys(surroundings);
    this.values = Object.values(surroundings);
  }

  /** Root of the subpackage of a file; '' for the main package. */
  packageOf(path: string): string {
    return this.roots.find((root) => path.startsWith(`${root}/`)) ?? '';
  }

  /** A subpackage arrives some time after the request. */
  async fetchPackage(root: string): Promise<void> {
    if (this.loaded.has(root)) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.loaded.add(root);
  }

  run(path: string): unknown {
    const known = this.modules.get(path);
    if (known !== undefined) return known.exports;
    const code = this.scripts[path];
    if (code === undefined) throw new Error(`module '${path}.js' is not defined`);
    if (!this.loaded.has(this.packageOf(path))) throw new Error(`${path}.js: its package is not loaded yet`);
    const module: Module = { exports: {} };
    this.modules.set(path, module);
    const require = (wanted: string) => this.run(this.resolve(path, wanted));
    const body = new native.Function(
      'require',
      'module',
      'exports',
      ...this.names,
      `${code}\n//# sourceURL=mini-program:///${path}.js`,
    );
    body.call(undefined, require, module, module.exports, ...this.values);
    return module.exports;
  }

  private resolve(from: string, wanted: string): string {
    const steps = wanted.startsWith('/') ? [] : from.split('/').slice(0, -1);
    for (const step of wanted.replace(/\.js$/, '').split('/')) {
      if (step === '..') steps.pop();
      else if (step !== '.' && step !== '') steps.push(step);
    }
    const path = steps.join('/');
    const [own, other] = [this.packageOf(from), this.packageOf(path)];
    if (other !== '' && other !== own) throw new Error(`${from}.js requires ${path}.js of another package`);
    return path;
  }
}
