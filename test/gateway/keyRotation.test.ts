import { generalRefusals } from '@/contract/refusals';
import { tokenRefusals } from '@/contract/token';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openingKeys, watchedKeys } from '../../gateway/keyring';
import { clientOf, ensureKeys, keyFile, passwordKeysOf, type SandboxKeys } from '../../gateway/keys';
import { rotateKeys } from '../../gateway/rotateKeys';
import { Console } from './bank/console';
import { itWith } from '../posix';
import { furnishFolder } from './bank/folder';
import { TestPerson } from './bank/person';
import { freePort, GatewayProcess } from './bank/process';
import { overNetwork } from './bank/send';

const DAY_MS = 24 * 3_600_000;
const TOKEN = { grant_type: 'client_credentials', scope: 'select' } as const;

const dirs: string[] = [];
const newFolder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'yunling-rotation-'));
  dirs.push(dir);
  return dir;
};
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

const tokenRequest = ({ clientId, clientSecret }: SandboxKeys) => ({
  ...TOKEN,
  client_id: clientId,
  client_secret: clientSecret,
});

/** What a later day finds: every previous key's time is over. */
function endWindow(dataDir: string): void {
  const keys = ensureKeys(dataDir);
  const previous = keys.previous?.map((one) => ({ ...one, until: new Date(Date.now() - 1).toISOString() }));
  writeFileSync(keyFile(dataDir), JSON.stringify({ ...keys, previous }));
}

describe('a rotation under a running gateway', () => {
  const dataDir = newFolder();
  let gateway: GatewayProcess;
  let as: (keys: SandboxKeys, phone: string) => TestPerson;
  beforeAll(async () => {
    gateway = new GatewayProcess(await freePort(), { SANDBOX_DATA: dataDir });
    await furnishFolder(dataDir);
    await gateway.start();
    const send = overNetwork(gateway.origin);
    const desk = new Console(send);
    as = (keys, phone) => new TestPerson({ send, keys, codeOf: (to) => desk.codeOf(to) }, phone);
  }, 180_000);
  afterAll(async () => void (await gateway.end('SIGKILL')));

  /** Until the process has looked at the file: it looks once a second. */
  async function answered(keys: SandboxKeys, code: string | undefined): Promise<void> {
    for (;;) {
      const answer = await as(keys, '13800009999').call('oauthToken', tokenRequest(keys));
      if (('code' in answer ? answer.code : undefined) === code) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('serves clients with the old keys and with the new ones, then refuses the old ones as any invalid message', async () => {
    const old = ensureKeys(dataDir);
    const stays = await as(old, '13800009001').register();
    const fresh = rotateKeys(dataDir, 30);
    expect(fresh.publicKey).not.toBe(old.publicKey);
    expect(fresh.signingKey).not.toBe(old.signingKey);
    expect(fresh.passwordKey).not.toBe(old.passwordKey);
    await answered(fresh, undefined);

    // The whole way to a credit line and a loan: sealed bodies, the header rv, pictures and new access tokens.
    await (await as(old, '13800009002').becomeCredited()).draw();
    await (await as(fresh, '13800009003').becomeCredited()).draw();

    endWindow(dataDir);
    await answered(old, tokenRefusals.clientUnknown);
    const late = await stays.refused('getRandomValue', {});
    expect(late.code).toBe(generalRefusals.illegal);
    await as(fresh, '13800009004').register();
  }, 180_000);
});

describe('keys after a rotation', () => {
  it('keep the phone key, the key for digests of ID numbers and the client, and accept the previous ones until the last day', () => {
    const dir = newFolder();
    const first = ensureKeys(dir);
    const now = Date.parse('2026-11-01T00:00:00Z');
    const second = rotateKeys(dir, 10, now);
    const third = rotateKeys(dir, 10, now + 4 * DAY_MS);
    const lasting = ({ phoneKey, idDigestKey, clientId }: SandboxKeys) => [phoneKey, idDigestKey, clientId];
    expect(lasting(third)).toEqual(lasting(first));
    const secretsOn = (day: number) => clientOf(third, now + day * DAY_MS).secrets;
    expect(secretsOn(5)).toEqual([third.clientSecret, second.clientSecret, first.clientSecret]);
    expect(secretsOn(10)).toEqual([third.clientSecret, second.clientSecret]);
    expect(secretsOn(14)).toEqual([third.clientSecret]);
    const passwordsOn = (day: number) => passwordKeysOf(third, now + day * DAY_MS);
    expect(passwordsOn(5)).toEqual([third.passwordKey, second.passwordKey, first.passwordKey]);
    expect(passwordsOn(14)).toEqual([third.passwordKey]);
    expect(new Set(passwordsOn(5)).size).toBe(3);
    const openOn = (day: number) =>
      openingKeys(
        () => third,
        () => now + day * DAY_MS,
      ).accepted().length;
    expect([openOn(5), openOn(10), openOn(14)]).toEqual([3, 2, 1]);
  });

  itWith('file modes')(
    'drop those whose time is over, stay readable by the owner only, and leave no other file',
    () => {
      const dir = newFolder();
      const now = Date.parse('2026-11-01T00:00:00Z');
      rotateKeys(dir, 1, now);
      expect(rotateKeys(dir, 1, now + 2 * DAY_MS).previous).toHaveLength(1);
      expect(statSync(keyFile(dir)).mode & 0o077).toBe(0);
      expect(readdirSync(dir)).toEqual(['keys.json']);
    },
  );

  it.each([-1, NaN])('are not made for %s days', (days) => {
    const dir = newFolder();
    const before = ensureKeys(dir);
    expect(() => rotateKeys(dir, days)).toThrow('number of days');
    expect(ensureKeys(dir)).toEqual(before);
  });

  it('are read again when the file changes; a broken file leaves the good ones', () => {
    const dir = newFolder();
    const first = ensureKeys(dir);
    const failures: unknown[] = [];
    let now = Date.parse('2026-11-01T00:00:00Z');
    const keys = watchedKeys(
      dir,
      (error) => failures.push(error),
      () => now,
    );
    const second = rotateKeys(dir, 10, now);
    expect(keys()).toEqual(first);
    now += 1_000;
    expect(keys()).toEqual(second);

    const good = readFileSync(keyFile(dir));
    writeFileSync(keyFile(dir), good.subarray(0, 100));
    now += 1_000;
    expect(keys()).toEqual(second);
    expect(failures).toHaveLength(1);

    writeFileSync(keyFile(dir), good);
    utimesSync(keyFile(dir), 1, 1);
    now += 1_000;
    expect(keys()).toEqual(second);
    expect(failures).toHaveLength(1);
  });
});
