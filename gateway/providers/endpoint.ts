import * as v from 'valibot';

/** Where a real service listens. `key` goes out as a bearer token; `timeoutMs` limits the whole exchange. */
export interface Endpoint {
  readonly url: string;
  readonly key?: string;
  readonly timeoutMs?: number;
}

/** Which provider to use: the sandbox's own, or a real service by its address. */
export type ProviderSetting = { readonly kind: 'sandbox' } | ({ readonly kind: 'http' } & Endpoint);

export const PROVIDER_NAMES = [
  'SMS',
  'OCR',
  'FACE',
  'BANK',
  'CREDIT',
  'EDUCATION',
  'WECHAT',
  'SQUARE',
  'SIGNATURE',
] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

const endpointUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const milliseconds = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1));

/**
 * Reads `PROVIDER_<NAME>_URL`, `PROVIDER_<NAME>_KEY` and `PROVIDER_<NAME>_TIMEOUT_MS`; without a URL the provider is the sandbox's.
 * Throws on an invalid value: a misspelt address must not fall back to the sandbox.
 */
export function providerSetting(
  env: Readonly<Record<string, string | undefined>>,
  name: ProviderName,
): ProviderSetting {
  const url = env[`PROVIDER_${name}_URL`];
  if (url === undefined || url === '') return { kind: 'sandbox' };
  const timeout = env[`PROVIDER_${name}_TIMEOUT_MS`];
  return {
    kind: 'http',
    url: v.parse(endpointUrl, url, { message: `PROVIDER_${name}_URL is not an http address` }),
    key: env[`PROVIDER_${name}_KEY`],
    timeoutMs: timeout === undefined ? undefined : v.parse(milliseconds, timeout),
  };
}

/**
 * In production only real services may decide: the sandbox's would lend to a drawn ID card. Throws with the names of all providers that
 * have no address.
 */
export function requireProviders(env: Readonly<Record<string, string | undefined>>): void {
  const missing = PROVIDER_NAMES.filter((name) => {
    // The lender's key and certificate may be a file of the company's.
    if (name === 'SIGNATURE' && (env['PROVIDER_SIGNATURE_P12'] ?? '') !== '') return false;
    // WeChat's own servers need the account alone.
    if (name === 'WECHAT' && (env['WECHAT_APPID'] ?? '') !== '') return false;
    return providerSetting(env, name).kind === 'sandbox';
  });
  if (missing.length === 0) return;
  const settings = missing.map((name) => `PROVIDER_${name}_URL`).join(', ');
  throw new Error(`In production each provider needs its address. Not set: ${settings}.`);
}

/**
 * Posts JSON to `<url>/<path>` and checks the answer against its schema. Undefined on any failure: no connection, time-out (10 s unless
 * set), a status other than 2xx, an answer of another shape.
 */
export async function postJson<S extends v.GenericSchema>(
  endpoint: Endpoint,
  path: string,
  body: unknown,
  answer: S,
): Promise<v.InferOutput<S> | undefined> {
  try {
    const response = await fetch(`${endpoint.url.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(endpoint.key === undefined ? {} : { Authorization: `Bearer ${endpoint.key}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(endpoint.timeoutMs ?? 10_000),
    });
    if (!response.ok) return undefined;
    const parsed = v.safeParse(answer, await response.json());
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
