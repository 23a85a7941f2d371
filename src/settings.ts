/**
 * The build's settings: a company changes them without touching code. Each is read from a `TARO_APP_…` variable of the
 * environment (or of an `.env` file) when the app is built; if it is empty, the default applies.
 */

const text = (given: string | undefined, otherwise: string): string => given || otherwise;

const oneOf = <T extends string>(given: string | undefined, allowed: readonly [T, ...T[]]): T =>
  allowed.find((value) => value === given) ?? allowed[0];

const list = (given: string | undefined): readonly string[] =>
  (given ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Name of the company, title of the app (spec §1). */
export const TITLE = text(process.env.TARO_APP_TITLE, '云岭消费金融');

/** Environments of spec §9; the build is treated as production unless it says otherwise. */
export const ENV = text(process.env.TARO_APP_ENV, 'production');
/** Only if this is false, the build has test pages, the mocked face check and other test features. */
export const PRODUCTION = ['production', 'prd', 'prod'].includes(ENV);

/** Prefix of the path of every call. Empty: the origin that served the H5 app; a mini-program needs an absolute address. */
export const BASE_URL = text(process.env.TARO_APP_BASE_URL, '').replace(/\/+$/, '');
/** What the host puts before gateway paths, and before the paths of the application's front, `/applfront/` (spec §7 Transport). */
export const GATEWAY_PREFIX = text(process.env.TARO_APP_GATEWAY_PREFIX, '').replace(/\/+$/, '');
export const FRONT_PREFIX = text(process.env.TARO_APP_FRONT_PREFIX, '').replace(/\/+$/, '');
/** Whether the host may have calls that the spec does not name (contract, `beyond`): the app asks and remembers, or never asks. */
export const ASKS_BEYOND = oneOf(process.env.TARO_APP_BEYOND, ['ask', 'none']) === 'ask';
/** Whether the trace number is sent as a header: to the app's own origin, or to every host, which then has to allow `x-trace-no`. */
export const TRACE_HEADER: 'own' | 'always' = oneOf(process.env.TARO_APP_TRACE_HEADER, ['own', 'always']);
/** Host to which the mock interceptor redirects requests (spec §7 Transport); empty: no redirect. */
export const MOCK_BASE_URL = text(process.env.TARO_APP_MOCK_BASE_URL, '').replace(/\/+$/, '');
/** Only these paths are redirected, separated by commas; empty: all. */
export const MOCK_PATHS = list(process.env.TARO_APP_MOCK_PATHS);

/** The gateway's RSA key: SPKI, DER, base64 (wire protocol, "Keys"). */
export const PUBLIC_KEY = text(process.env.TARO_APP_PUBLIC_KEY, '');
/** Encrypts the stored phone: 16 ASCII characters, as the next one (wire protocol, "Keys"; spec §9). */
export const PHONE_KEY = text(process.env.TARO_APP_PHONE_KEY, '');
/** Encrypts passwords inside a sealed request. Read when it is used. */
export const passwordKey = (): string => text(process.env.TARO_APP_PASSWORD_KEY, '');
/** Client credentials of the anonymous access token (spec §6). */
export const CLIENT_ID = text(process.env.TARO_APP_CLIENT_ID, '');
export const CLIENT_SECRET = text(process.env.TARO_APP_CLIENT_SECRET, '');

/** Spec §1 gives two readings: 2.2.6 with code 226, and 1.1.4 with code 114. */
export const VERSION: '2.2.6' | '1.1.4' = oneOf(process.env.TARO_APP_VERSION, ['2.2.6', '1.1.4']);
/** The version with its dots stripped: version code and minVersion (spec §9). */
export const VERSION_CODE = VERSION.replace(/\./g, '');
/**
 * Platform of the general channel. Spec §4 Launch gives two readings: always 1-1-8 (`fixed`), or the channel of the entry address, otherwise
 * 1-1-8 (`channelFirst`).
 */
export const YQD_PLATFORM = oneOf(process.env.TARO_APP_YQD_PLATFORM, ['fixed', 'channelFirst'] as const);
/** Number of the build within the version, for hot updates and the error log: '2.2.6.3' is the third build after 2.2.6. */
export const WGT_VERSION = text(process.env.TARO_APP_WGT_VERSION, VERSION);

/** Milliseconds. Spec §9 gives two readings: 30 s with 60 s for uploads and downloads (`split`), and 60 s for all (`long`). */
const TIMEOUT_RULE = oneOf(process.env.TARO_APP_TIMEOUT, ['split', 'long']);
export const TIMEOUT_MS = TIMEOUT_RULE === 'split' ? 30_000 : 60_000;
export const TRANSFER_TIMEOUT_MS = 60_000;

/** Spec §9 gives two readings: 2000 ms (`long`), and 1500 ms with a mask (`masked`). */
const TOAST_RULE = oneOf(process.env.TARO_APP_TOAST, ['long', 'masked']);
export const TOAST_MS = TOAST_RULE === 'long' ? 2000 : 1500;
export const TOAST_MASK = TOAST_RULE === 'masked';

/** CSS px of the bottom bar. Spec §2 gives two readings: 56 and 52. */
export const TAB_BAR_HEIGHT = oneOf(process.env.TARO_APP_TAB_BAR_HEIGHT, ['56', '52']) === '56' ? 56 : 52;

/** Which calls have the bearer header. Spec §6 gives two readings: all except the exempt list, and only the two propose calls. */
export const BEARER_RULE: 'all' | 'propose' = oneOf(process.env.TARO_APP_BEARER_RULE, ['all', 'propose']);
/** Spec §7 Token: POST, or GET in the other reading. */
export const TOKEN_VERB: 'POST' | 'GET' = oneOf(process.env.TARO_APP_TOKEN_VERB, ['POST', 'GET']);
/**
 * Whether a sealed call accepts an answer without a signature (wire protocol, "A response"): only if the company's hosts send
 * no `sign`. Without a signature a changed answer cannot be detected.
 */
export const ACCEPT_UNSIGNED =
  oneOf(process.env.TARO_APP_ANSWER_SIGN, ['required', 'optional']) === 'optional';

/** Spec §9: the phone of customer service is configuration. */
export const SERVICE_PHONE = text(process.env.TARO_APP_SERVICE_PHONE, '400-000-0000');
/** The company's WeChat account: its name, and the address that its code leads to. */
export const WECHAT_ACCOUNT = text(process.env.TARO_APP_WECHAT_ACCOUNT, TITLE);
export const WECHAT_ACCOUNT_URL = text(
  process.env.TARO_APP_WECHAT_ACCOUNT_URL,
  'https://weixin.qq.com/r/yunling-sample',
);
/** Address of the online customer service: production and test have their own (spec §9). Empty: there is none. */
export const CHAT_URL = PRODUCTION
  ? text(process.env.TARO_APP_CHAT_URL, '')
  : text(process.env.TARO_APP_TEST_CHAT_URL, '');

/**
 * The script of the partner of channel 4-4-12 (spec §4 Launch): its address and, after a space, its integrity: 'https://… sha384-…'. Empty: none
 * is loaded. The H5 app's server has to allow its host (gateway: SCRIPT_SOURCES, and CONNECT_SOURCES for what it sends).
 */
export const ANALYTICS_SCRIPT = text(process.env.TARO_APP_ANALYTICS_SCRIPT, '');

/** Number under which WeChat's console (we分析) collects the time until the first page of a start; 0: it is not reported. */
export const LAUNCH_METRIC = Number(text(process.env.TARO_APP_WEAPP_LAUNCH_METRIC, '0'));

/** Exact hosts (with port, if any) that the webview page and redirect-like parameters may lead to. */
export const WEBVIEW_HOSTS = list(process.env.TARO_APP_WEBVIEW_HOSTS);

/** Pairs of 'name=value', separated by commas; anything else is left out. */
const pairList = (given: string | undefined): readonly (readonly [string, string])[] =>
  list(given).flatMap((item) => {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(item) ?? [];
    return name === '' ? [] : [[name.trim(), value.trim()] as const];
  });

const pairs = (given: string | undefined): ReadonlyMap<string, string> => new Map(pairList(given));

/** The values of each name, in their order. */
const lists = (given: string | undefined): ReadonlyMap<string, readonly string[]> => {
  const all = pairList(given);
  return new Map(
    all.map(([name]) => [name, all.filter(([other]) => other === name).map(([, value]) => value)]),
  );
};

/**
 * Spec §9: each environment has its own hosts: 'sit=https://sit-gateway.example,uat=https://…'. The entry of the app's current
 * environment replaces BASE_URL; without an entry BASE_URL stays.
 */
export const ENV_HOSTS = pairs(process.env.TARO_APP_ENV_HOSTS);
/**
 * Hosts per environment that the webview page and redirect-like parameters may lead to, in addition to WEBVIEW_HOSTS:
 * 'sit=m-sit.example,sit=pay-sit.example,uat=…'. A name may occur several times, once for each host.
 */
export const ENV_WEBVIEW_HOSTS = lists(process.env.TARO_APP_ENV_WEBVIEW_HOSTS);
/** Spec §3: source ids of platform codes, '4-4-2=MT,…', in addition to the one that the product knows. */
export const SOURCE_IDS = pairs(process.env.TARO_APP_SOURCE_IDS);
