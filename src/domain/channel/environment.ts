/** Spec §9 Environments; there are several `dev…`, each with its own name ('dev2'). */
export type Environment =
  'development' | `dev${string}` | 'sit' | 'uat' | 'zsc' | 'gray' | 'grayTest' | 'production';

const NAMES: ReadonlyMap<string, Environment> = new Map<string, Environment>([
  ['development', 'development'],
  ['sit', 'sit'],
  ['uat', 'uat'],
  ['zsc', 'zsc'],
  ['gray', 'gray'],
  ['graytest', 'grayTest'],
  ['prd', 'production'],
  ['prod', 'production'],
  ['production', 'production'],
]);

/** The environment of that name, in upper or lower case; undefined for every other text. */
export function environmentOf(name: string): Environment | undefined {
  const lower = name.toLowerCase();
  const named = NAMES.get(lower);
  if (named !== undefined) return named;
  return /^dev[a-z0-9]*$/.test(lower) ? (lower as `dev${string}`) : undefined;
}

/**
 * Spec §9: by the prefix of the host name, which ends at the first dot or hyphen ('sit-h5.bank.example' is sit). For a host without a
 * known prefix, and a target without a host, the build's setting counts; an unknown setting means production.
 */
export function environmentAt(host: string, build: string): Environment {
  const prefix = host.split(/[.-]/, 1)[0] ?? '';
  return environmentOf(prefix) ?? environmentOf(build) ?? 'production';
}

/** Base address of the calls in an environment: its own (spec §9), otherwise the build's. Without a slash at its end. */
export const baseAddressIn = (env: Environment, own: ReadonlyMap<string, string>, build: string): string =>
  (own.get(env) ?? build).replace(/\/+$/, '');

/**
 * Spec §1 recognises the gray variant by '/gray/' in the address. Two readings: in the path (chosen here), or anywhere in the address.
 * Anyone could write it into a query or a hash.
 */
export const isGrayAddress = (path: string): boolean => path.includes('/gray/');
