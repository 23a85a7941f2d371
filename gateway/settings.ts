import type { DatabaseLimits } from './database';
import { readPageSources, type PageSources } from './headers/sources';
import { readDatabaseLimits, readLimits, wholeOr, type Limits } from './limits';
import { LOG_LEVELS, type LogLevel } from './log';
import { PROFILES, type ProfileName } from './profile/names';
import { providerSetting } from './providers/endpoint';
import { readTemplates, wechatSetting, type WechatTemplates } from './providers/wechat';

/** Settings of a gateway process. */
export interface GatewaySettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  /** Folder of the built H5 app, served at '/'. */
  readonly appDir: string | undefined;
  /** Folder of the gray variant, served at '/gray/'; default: the app's own folder. */
  readonly grayDir: string | undefined;
  /** The gateway's public address; addresses of the face page and of files start with it. */
  readonly publicUrl: string;
  /** Addresses or networks of proxies that are trusted to report the client's address, besides those on this machine. */
  readonly trustedProxies: readonly string[];
  /** Host names under which the sandbox's console may be opened, besides this machine's own and that of `publicUrl`. */
  readonly consoleHosts: readonly string[];
  /** Origins that the app's pages may reach, and origins that may frame them. */
  readonly pages: PageSources;
  readonly limits: Limits;
  /** Port of health and metrics, for the balancer and Prometheus alone; without it there are none. */
  readonly operationsPort: number | undefined;
  /** How long an ending process is not ready and still serves, so that the balancer sees it in time. */
  readonly drainMs: number;
  readonly logLevel: LogLevel;
  /** The console and the specimens are never served in production mode. */
  readonly production: boolean;
  /** The kind of host that the gateway is to the outside. */
  readonly profile: ProfileName;
  /** With the profile of another host: what its gateway paths begin with; '' for nothing. */
  readonly pathPrefix: string;
  /** Days in which a person may take back the cancellation of their account. */
  readonly leavingDays: number;
  /** Company name in contracts. */
  readonly lender: string;
  /** The name that an SMS begins with. */
  readonly brand: string;
  /** Phone number of customer service, as shown in contracts. */
  readonly servicePhone: string;
  /** Messages in WeChat that a person can allow; of a topic without a template there is none. */
  readonly wechatTemplates: WechatTemplates;
}

const list = (given: string | undefined): string[] =>
  (given ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function logLevel(given = 'warn'): LogLevel {
  const level = LOG_LEVELS.find((one) => one === given);
  if (level === undefined) throw new Error(`LOG_LEVEL is not one of ${LOG_LEVELS.join(', ')}: ${given}`);
  return level;
}

function profile(given: string | undefined = 'own'): ProfileName {
  const name = PROFILES.find((one) => one === given);
  if (name === undefined) throw new Error(`the profile is not one of ${PROFILES.join(', ')}: ${given}`);
  return name;
}

const DEFAULT_PORT = 8787;

function wechatTemplates(env: Readonly<Record<string, string | undefined>>): WechatTemplates {
  const { kind } = wechatSetting(env, providerSetting(env, 'WECHAT'));
  return readTemplates(env, { sandbox: kind === 'sandbox' && env['NODE_ENV'] !== 'production' });
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const port = Number(env['PORT'] ?? DEFAULT_PORT);
  const host = env['HOST'] ?? '127.0.0.1';
  return {
    host,
    port,
    dataDir: env['SANDBOX_DATA'] ?? '.sandbox',
    databaseUrl: env['DATABASE_URL'],
    databaseLimits: readDatabaseLimits(env),
    appDir: env['APP_DIR'],
    grayDir: env['GRAY_DIR'] ?? env['APP_DIR'],
    publicUrl: env['PUBLIC_URL'] ?? `http://${host}:${port}`,
    trustedProxies: list(env['TRUSTED_PROXIES']),
    consoleHosts: list(env['CONSOLE_HOSTS']),
    pages: readPageSources(env),
    limits: readLimits(env),
    operationsPort: wholeOr(env, 'OPERATIONS_PORT', undefined),
    drainMs: wholeOr(env, 'DRAIN_SECONDS', 0) * 1000,
    logLevel: logLevel(env['LOG_LEVEL']),
    production: env['NODE_ENV'] === 'production',
    profile: profile(env['PROFILE']),
    pathPrefix: (env['PATH_PREFIX'] ?? '').replace(/\/+$/, ''),
    leavingDays: Number(env['LEAVING_DAYS'] ?? 7),
    lender: env['LENDER'] ?? '云岭消费金融有限公司',
    brand: env['BRAND'] ?? '云岭消费金融',
    // No real phone number begins with 4000.
    servicePhone: env['SERVICE_PHONE'] ?? '400-000-0000',
    wechatTemplates: wechatTemplates(env),
  };
}
