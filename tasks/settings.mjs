import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

export const SETTING_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];
const PREFIX = 'TARO_APP_';
const DEFAULT_PORT = '8787';

const given = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith(PREFIX)));

/** A line of an .env file, with or without quotes around the value. */
const inFile = (file, name) =>
  existsSync(file)
    ? new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*["']?(.+?)["']?\\s*$`, 'm').exec(
        readFileSync(file, 'utf8'),
      )?.[1]
    : undefined;

/** A setting from the environment or an .env file, as Taro reads them: the environment first, then the most special file. */
export const settingOf = (name) =>
  process.env[name] ||
  SETTING_FILES.map((file) => inFile(file, name)).findLast((value) => value !== undefined);

/** A build for a real host has its own key. */
const forRealHost = () => settingOf('TARO_APP_PUBLIC_KEY') !== undefined;

/** Public part of the sandbox's keys, which are created if there are none yet. */
async function sandboxKeys() {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'gateway/keys.ts']);
  if (code !== 0) throw new Error(`The sandbox keys could not be read:\n${output}`);
  return JSON.parse(output);
}

/** The sandbox's partner of channel 4-4-12, with the integrity of its script: the gateway serves the same file. */
function sandboxAnalytics() {
  const script = readFileSync('gateway/console/page/partners/analytics.js');
  return `/sandbox/partners/analytics.js sha384-${createHash('sha384').update(script).digest('base64')}`;
}

/** Settings of a build of `target` (h5 or weapp): the given ones, otherwise defaults for the sandbox gateway. */
export async function buildSettings(target) {
  if (forRealHost()) return given();
  const { publicKey, phoneKey, passwordKey, clientId, clientSecret } = await sandboxKeys();
  return {
    TARO_APP_ENV: 'development',
    TARO_APP_PUBLIC_KEY: publicKey,
    TARO_APP_PHONE_KEY: phoneKey,
    TARO_APP_PASSWORD_KEY: passwordKey,
    TARO_APP_CLIENT_ID: clientId,
    TARO_APP_CLIENT_SECRET: clientSecret,
    // A browser calls the origin that served the app; a mini-program has no origin.
    ...(target === 'h5' && { TARO_APP_ANALYTICS_SCRIPT: sandboxAnalytics() }),
    ...(target === 'weapp' && { TARO_APP_BASE_URL: `http://127.0.0.1:${process.env.PORT ?? DEFAULT_PORT}` }),
    ...given(),
  };
}
