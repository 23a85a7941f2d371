import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../app';
import { openDatabase, type Database } from '../../database';
import { JobQueue } from '../../jobs/queue';
import { ensureKeys } from '../../keys';
import { startClockAt } from '../../queries/clock';
import { readSettings } from '../../settings';
import type { OpenedState } from '../api/states';
import type { Send } from '../person';
import { readScenario, type Scenario } from './form';
import { inWords, play, type Played } from './player';

const USAGE = 'npm run scenario -- FILE [--check]';
/** The playing has ended well enough to look at: a signal then is the usual end. */
let served = false;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const inProcess =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, payload }) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, body: answer.body };
  };

const tell = ({ number, step, outcome, differs }: Played) =>
  say(
    `  ${differs === '' ? ' ' : '!'} ${inWords(number, step)}: ${outcome}${differs === '' ? '' : ` (${differs})`}`,
  );

/** The address at which the app opens as the person, and that of the console beside it. */
async function addresses(send: Send, phone: string, { opens }: Scenario, publicUrl: string) {
  const { body } = await send({
    ...{ method: 'POST', url: '/sandbox/api/states/open' },
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ phone, page: opens }),
  });
  const { query } = JSON.parse(body) as Partial<OpenedState>;
  const app = query === undefined ? `not opened: ${body}` : `${publicUrl}/${query}`;
  return `  App      ${app}\n  Console  ${publicUrl}/sandbox/#/?phone=${phone}`;
}

/** Plays the file on a gateway with fresh data. True: everything was as recorded, and the gateway is closed. */
async function run(scenario: Scenario, check: boolean, db: Database): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.production) throw new Error('scenarios need the sandbox, which production mode does not have');
  // The keys of the built app: only the data is fresh.
  const keys = ensureKeys(settings.dataDir);
  if (scenario.startsAt !== undefined) await startClockAt(db, new Date(scenario.startsAt));
  const queue = (log: (error: unknown, job: string) => void) => new JobQueue(db, log);
  const app = await buildApp({ db, keys: () => keys, settings, log: false, ...(!check && { queue }) });
  const send = inProcess(app);
  say(`\n${scenario.title}`);
  const { phone, differs } = await play(scenario, { send, keys }, tell);
  say(
    differs.length === 0
      ? '\nAs recorded.'
      : `\nNot as recorded:\n${differs.map((one) => `  ${one}`).join('\n')}`,
  );
  if (check) {
    await app.close();
    await db.close();
    process.exit(differs.length === 0 ? 0 : 1);
  }
  await app.listen({ host: settings.host, port: settings.port });
  served = true;
  say(
    `\n${await addresses(send, phone, scenario, settings.publicUrl)}\n\nThe link logs in once. Ctrl+C ends the gateway and deletes its data.`,
  );
}

async function main(): Promise<void> {
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error(USAGE);
  const scenario = readScenario(readFileSync(file, 'utf8'));
  const dataDir = mkdtempSync(join(tmpdir(), 'scenario-'));
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  process.on('exit', forget);
  // A signal without a listener ends the process before its exit is heard of. The data is deleted, so nothing has to be closed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(served ? 0 : 1));
  const db = await openDatabase({ dataDir });
  await run(scenario, values.check === true, db);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
