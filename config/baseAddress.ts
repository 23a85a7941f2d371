interface Addresses {
  readonly PRODUCTION: boolean;
  readonly BASE_URL: string;
  readonly ENV_HOSTS: ReadonlyMap<string, string>;
}

/**
 * Why a release with these addresses of the gateway would not work: a plain-http address sends everything readable and is refused by
 * phones, and a mini-program has no origin. Undefined: it works, or it is no release.
 */
export function unfitAddress(
  target: string | undefined,
  { PRODUCTION, BASE_URL, ENV_HOSTS }: Addresses,
): string | undefined {
  if (!PRODUCTION) return undefined;
  if (BASE_URL === '' && target === 'weapp')
    return 'TARO_APP_BASE_URL is not set: a mini-program needs the https address of its gateway';
  const named = [BASE_URL, ...ENV_HOSTS.values()].filter((address) => address !== '');
  const plain = named.find((address) => !address.startsWith('https://'));
  return plain && `A production build calls https addresses only, not ${plain}`;
}
