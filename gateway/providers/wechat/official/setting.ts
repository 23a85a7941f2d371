import * as v from 'valibot';

/** WeChat's own servers, asked with the account of the mini-program. */
export interface OfficialSetting {
  readonly kind: 'official';
  readonly appid: string;
  readonly secret: string;
  readonly url: string;
  /** Of one exchange. */
  readonly timeoutMs: number;
  /** Which build a message opens. */
  readonly build: 'formal' | 'trial' | 'developer';
}

const SCHEMA = v.object({
  appid: v.pipe(v.string(), v.regex(/^wx[0-9a-f]{16}$/, 'WECHAT_APPID is not the id of a mini-program')),
  secret: v.pipe(v.string(), v.regex(/^\w{16,64}$/, 'WECHAT_SECRET is missing or has another form')),
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/, 'WECHAT_URL is not an address without a path')),
  timeoutMs: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/, 'WECHAT_TIMEOUT_MS is not a number'),
    v.transform(Number),
  ),
  build: v.picklist(['formal', 'trial', 'developer'], 'WECHAT_BUILD is not formal, trial or developer'),
});

/**
 * Reads `WECHAT_APPID`, `WECHAT_SECRET`, `WECHAT_URL`, `WECHAT_TIMEOUT_MS` and `WECHAT_BUILD`; undefined without an id. Throws on a wrong
 * value, and says its name only: the secret is in no message.
 */
export function officialSetting(
  env: Readonly<Record<string, string | undefined>>,
): OfficialSetting | undefined {
  const appid = env['WECHAT_APPID'] ?? '';
  if (appid === '') return undefined;
  const read = v.safeParse(SCHEMA, {
    appid,
    secret: env['WECHAT_SECRET'] ?? '',
    url: env['WECHAT_URL'] ?? 'https://api.weixin.qq.com',
    timeoutMs: env['WECHAT_TIMEOUT_MS'] ?? '5000',
    build: env['WECHAT_BUILD'] ?? 'formal',
  });
  if (!read.success) throw new Error(read.issues[0].message);
  return { kind: 'official', ...read.output };
}
