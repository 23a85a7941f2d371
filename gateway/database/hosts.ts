/** Where PostgreSQL may be reached. */
export interface Hosts {
  /** One address for each host, in the order of the setting. */
  readonly addresses: readonly string[];
  /** Each new connection is asked whether it reads and writes. */
  readonly checked: boolean;
}

/** Scheme and user, the hosts, and the rest. */
const PARTS = /^(\w+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s;
const ATTRS = 'target_session_attrs';
const WRITABLE: readonly string[] = ['read-write', 'primary'];

/** The rest of an address without the parameter that libpq knows and the driver of this process does not. */
function withoutAttrs(rest: string): string {
  const [path = '', query = ''] = rest.split('?');
  const kept = query.split('&').filter((one) => one !== '' && !one.startsWith(`${ATTRS}=`));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Throws in words for what libpq can and the gateway cannot do. */
function refuseOthers(asked: URLSearchParams): void {
  if (asked.get('host')?.includes(',') === true)
    throw new Error(
      'DATABASE_URL names several hosts after the question mark: write them before the path, as in //h1:5432,h2:5432/bank.',
    );
  const attrs = asked.get(ATTRS);
  if (attrs !== null && !WRITABLE.includes(attrs))
    throw new Error(
      `DATABASE_URL has ${ATTRS}=${attrs}: the gateway writes, so that it can only be read-write.`,
    );
}

/**
 * The hosts of an address of PostgreSQL as libpq writes it, `postgres://user@h1:5432,h2:5432/bank?target_session_attrs=read-write`. The one that reads
 * and writes is looked for if there are several, or if the address asks for it. Throws in words for what the gateway cannot do.
 */
export function hostsOf(databaseUrl: string): Hosts {
  const asked = new URLSearchParams(databaseUrl.split('?')[1]);
  refuseOthers(asked);
  const [, before = '', hosts = '', rest = ''] = PARTS.exec(databaseUrl) ?? [];
  const several = hosts.split(',');
  if (several.length === 1 && !asked.has(ATTRS)) return { addresses: [databaseUrl], checked: false };
  const tail = withoutAttrs(rest);
  return { addresses: several.map((host) => `${before}${host}${tail}`), checked: true };
}
