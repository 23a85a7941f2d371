import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, existsSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '../../../gateway/database/lock';
import { itWith } from '../../posix';

const RACERS = 4;
const ROUNDS = 40;
/** Above the system's highest process number: no process ever has this one. */
const UNKNOWN = 4_194_305;

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'yunling-lock-'));
  folders.push(made);
  return made;
}

async function startRacer(): Promise<ChildProcess> {
  const racer = fork(join(__dirname, 'racer.ts'), {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
  });
  await once(racer, 'message');
  return racer;
}

async function tell(racer: ChildProcess, told: { folder: string } | 'release'): Promise<string> {
  const said = once(racer, 'message');
  racer.send(told);
  return String((await said)[0]);
}

let racers: ChildProcess[] = [];
beforeAll(async () => {
  racers = await Promise.all(Array.from({ length: RACERS }, startRacer));
});
afterAll(async () => {
  for (const racer of racers) racer.kill('SIGKILL');
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

describe('the lock of the data folder', () => {
  it('has exactly one owner when several processes compete for the lock of a killed process', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const contested = folder();
      writeFileSync(join(contested, 'gateway.pid'), String(UNKNOWN));
      const said = await Promise.all(racers.map((racer) => tell(racer, { folder: contested })));
      expect(said.filter((word) => word === 'owner')).toHaveLength(1);
      await Promise.all(racers.map((racer) => tell(racer, 'release')));
    }
  });

  it('says who holds it', async () => {
    const [first, second] = racers as [ChildProcess, ChildProcess];
    const held = folder();
    expect(await tell(first, { folder: held })).toBe('owner');
    expect(await tell(second, { folder: held })).toBe(
      `The sandbox data in ${held} is in use by process ${first.pid}. Stop that gateway first.`,
    );
    await tell(first, 'release');
    expect(existsSync(join(held, 'gateway.pid'))).toBe(false);
    expect(await tell(second, { folder: held })).toBe('owner');
    await tell(second, 'release');
  });

  it('ends with a killed process, whatever its pid file says', async () => {
    const held = folder();
    const doomed = await startRacer();
    expect(await tell(doomed, { folder: held })).toBe('owner');
    const gone = once(doomed, 'exit');
    doomed.kill('SIGKILL');
    await gone;
    // Another process may have the number of the killed one by now.
    writeFileSync(join(held, 'gateway.pid'), String(process.ppid));
    takeLock(held)();
  });

  it('refuses a second owner in the same process', () => {
    const held = folder();
    const release = takeLock(held);
    expect(() => takeLock(held)).toThrow(`in use by process ${process.pid}`);
    expect(readFileSync(join(held, 'gateway.pid'), 'utf8')).toBe(String(process.pid));
    release();
    takeLock(held)();
  });

  itWith('file modes')('closes the folder to other users, even if it was open before', () => {
    const open = folder();
    chmodSync(open, 0o755);
    const release = takeLock(open);
    const modes = ['.', 'gateway.lock', 'gateway.pid'].map((name) => statSync(join(open, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    release();
  });
});
