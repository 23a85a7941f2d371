import { createPrivateKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'dist/weapp';
const KINDS = ['preview', 'upload'];
const MOST_ROBOTS = 30;

/**
 * What is asked for, from the settings: `{ kind, appid, keyFile, version, robot, description, address, hasKey }`. `setting(name)` gives a
 * setting, or undefined.
 */
export function readWishes(kind, setting) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    kind,
    appid: setting('WEAPP_APPID') ?? '',
    keyFile: setting('WEAPP_KEY') ?? '',
    version: setting('WEAPP_VERSION') ?? setting('TARO_APP_WGT_VERSION') ?? version,
    robot: Number(setting('WEAPP_ROBOT') ?? 1),
    description: setting('WEAPP_DESCRIPTION') ?? '',
    address: setting('TARO_APP_BASE_URL') ?? '',
    hasKey: setting('TARO_APP_PUBLIC_KEY') !== undefined,
  };
}

function isPrivateKey(file) {
  try {
    return createPrivateKey(readFileSync(file)).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** What is wrong with the wishes, a sentence for each setting. */
export function faults({ kind, appid, keyFile, version, robot, address, hasKey }) {
  const rules = [
    [KINDS.includes(kind), `Send it as what? One of: ${KINDS.join(', ')}`],
    [
      /^wx[0-9a-f]{16}$/.test(appid),
      'WEAPP_APPID: the account’s AppID, wx and 16 characters (开发管理 → 开发设置)',
    ],
    [
      keyFile !== '' && existsSync(keyFile) && isPrivateKey(keyFile),
      'WEAPP_KEY: the file of the key for uploads (开发管理 → 开发设置 → 小程序代码上传)',
    ],
    [/^\d+(\.\d+){1,3}$/.test(version), `WEAPP_VERSION: numbers with dots, not “${version}”`],
    [
      Number.isInteger(robot) && robot >= 1 && robot <= MOST_ROBOTS,
      `WEAPP_ROBOT: a number from 1 to ${MOST_ROBOTS}`,
    ],
    // A preview may run against a computer in the same network, with 开发调试 turned on.
    [
      kind !== 'upload' || address.startsWith('https://'),
      'TARO_APP_BASE_URL: the gateway’s https address; phones refuse any other',
    ],
    [
      kind !== 'upload' || hasKey,
      'TARO_APP_PUBLIC_KEY: the key of that gateway; without it this would be a build for the sandbox',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, sentence]) => sentence);
}

/** The wishes, or an error that names everything that is missing at once. */
export function checked(wishes) {
  const wrong = faults(wishes);
  if (wrong.length > 0) throw new Error(`Please set:\n${wrong.map((line) => `- ${line}`).join('\n')}`);
  return wishes;
}

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;

/** What is sent, for the person at the terminal. The key itself is never shown. */
export function table({ kind, appid, version, robot, description, address }) {
  const { subPackages = [] } = JSON.parse(readFileSync(join(FOLDER, 'app.json'), 'utf8'));
  const parts = subPackages.map(({ root }) => bytesIn(join(FOLDER, root)));
  const all = bytesIn(FOLDER);
  const main = all - parts.reduce((sum, bytes) => sum + bytes, 0);
  const lines = [
    ['what', kind],
    ['account', appid],
    ['version', version],
    ['robot', robot],
    ['description', description || '(none)'],
    ['gateway', address],
    ['main package', kilobytes(main)],
    ['largest of the others', `${kilobytes(Math.max(0, ...parts))} (${parts.length} subpackages)`],
    ['in all', kilobytes(all)],
  ];
  return lines.map(([name, value]) => `${name.padEnd(22)} ${value}\n`).join('');
}
