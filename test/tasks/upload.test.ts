import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked } from './task';

const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const keyFile = join(folder, 'upload.key');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(keyFile, privateKey);
});

const GIVEN = () => ({
  WEAPP_APPID: 'wx0123456789abcdef',
  WEAPP_KEY: keyFile,
  WEAPP_ROBOT: '3',
  WEAPP_DESCRIPTION: 'a trial',
  TARO_APP_BASE_URL: 'https://api.example.com',
  TARO_APP_PUBLIC_KEY: 'a key',
});

/** What is wrong with these settings, by the name of each setting. */
function wrong(kind: string, changes: Record<string, string | undefined> = {}): readonly string[] {
  const given = JSON.stringify({ ...GIVEN(), ...changes });
  const sentences = asked(
    'upload/wishes.mjs',
    `task.faults(task.readWishes(${JSON.stringify(kind)}, (name) => (${given})[name]))`,
  );
  return (sentences as string[]).map((sentence) => sentence.split(':')[0] ?? '');
}

describe('a build for WeChat', () => {
  it.each(['preview', 'upload'])('may be sent as %s with all its settings', (kind) => {
    expect(wrong(kind)).toEqual([]);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['WEAPP_APPID', { WEAPP_APPID: 'touristappid' }],
    ['WEAPP_APPID', { WEAPP_APPID: undefined }],
    ['WEAPP_KEY', { WEAPP_KEY: undefined }],
    ['WEAPP_KEY', { WEAPP_KEY: join(folder, 'none.key') }],
    ['WEAPP_KEY', { WEAPP_KEY: 'package.json' }],
    ['WEAPP_VERSION', { WEAPP_VERSION: 'newest' }],
    ['WEAPP_ROBOT', { WEAPP_ROBOT: '31' }],
    ['WEAPP_ROBOT', { WEAPP_ROBOT: 'one' }],
    ['TARO_APP_BASE_URL', { TARO_APP_BASE_URL: 'http://api.example.com' }],
    ['TARO_APP_BASE_URL', { TARO_APP_BASE_URL: undefined }],
    ['TARO_APP_PUBLIC_KEY', { TARO_APP_PUBLIC_KEY: undefined }],
  ])('is not uploaded with a wrong %s: %j', (name, changes) => {
    expect(wrong('upload', changes)).toEqual([name]);
  });

  it('may be previewed with the sandbox in the same network', () => {
    const sandbox = { TARO_APP_BASE_URL: 'http://192.168.1.5:8787', TARO_APP_PUBLIC_KEY: undefined };
    expect(wrong('preview', sandbox)).toEqual([]);
  });
});
