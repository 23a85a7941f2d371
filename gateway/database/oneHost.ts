/** The part of an address between the user and the path. */
const HOSTS = /^\w+:\/\/(?:[^@/]*@)?([^/?#]*)/;

/** The address, unless it asks for what libpq can and the driver of this process cannot: to choose among several hosts. */
export function oneHost(databaseUrl: string): string {
  const hosts = HOSTS.exec(databaseUrl)?.[1] ?? '';
  const asked = new URLSearchParams(databaseUrl.split('?')[1] ?? '');
  if (hosts.includes(',') || asked.get('host')?.includes(',') === true || asked.has('target_session_attrs'))
    throw new Error(
      'DATABASE_URL names several hosts or target_session_attrs, and the gateway connects to one host: give one address that leads to the ' +
        'primary, also after a promotion (a proxy, or a name that the promotion moves).',
    );
  return databaseUrl;
}
