import { readFileSync } from 'node:fs';
import { buildApp } from '../../../gateway/app';
import { openDatabase, type Database, type Sql } from '../../../gateway/database';
import { ensureKeys } from '../../../gateway/keys';
import { JobQueue } from '../../../gateway/jobs/queue';
import { readSettings } from '../../../gateway/settings';

/**
 * `gateway/main.ts` that kills itself with SIGKILL at the moment named in the file KILL_FILE, between writing an order down and booking its answer.
 * While the file is empty it lives.
 */
export const MOMENTS = [
  'order written',
  'bank asked',
  'bank answered',
  'booking begun',
  'entry written',
  'order closed',
  'before the commit',
  'after the commit',
] as const;
export type Moment = (typeof MOMENTS)[number];

const wanted = (): string => readFileSync(process.env['KILL_FILE'] ?? '', 'utf8');

function reach(moment: Moment): void {
  if (moment === wanted()) process.kill(process.pid, 'SIGKILL');
}

/** Tells by the text of a statement which moment begins or ends with it. */
function watched(sql: Sql): Sql & { readonly seen: Set<string> } {
  const seen = new Set<string>();
  return {
    ...sql,
    seen,
    async query(text, params) {
      if (text.includes("order_no = $1 and state = 'sent' for update")) reach('booking begun');
      const rows = await sql.query(text, params);
      if (text.startsWith('insert into orders')) seen.add('order');
      if (text.startsWith('insert into entries')) reach('entry written');
      if (text.startsWith('update orders')) {
        seen.add('booking');
        reach('order closed');
      }
      return rows as never;
    },
  };
}

const dying = (db: Database): Database => ({
  ...db,
  async tx(work) {
    let seen = new Set<string>();
    const result = await db.tx(async (sql) => {
      const own = watched(sql);
      seen = own.seen;
      const done = await work(own);
      if (seen.has('booking')) reach('before the commit');
      return done;
    });
    if (seen.has('order')) reach('order written');
    if (seen.has('booking')) reach('after the commit');
    return result;
  },
});

const send = globalThis.fetch;
const ORDER = /\/(disburse|collect)$/;
globalThis.fetch = async (input, init) => {
  const order = typeof input === 'string' && ORDER.test(input);
  const answer = send(input, init);
  if (order) {
    // Long enough for the request to be on its way, and much shorter than the bank takes to answer.
    if (wanted() === 'bank asked') setTimeout(() => reach('bank asked'), 100);
    await answer;
    reach('bank answered');
  }
  return answer;
};

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const keys = ensureKeys(settings.dataDir);
  const db = dying(await openDatabase(settings));
  const queue = (log: (error: unknown, job: string) => void) => new JobQueue(db, log);
  const app = await buildApp({ db, keys: () => keys, settings, queue });
  await app.listen({ host: settings.host, port: settings.port });
  process.stdout.write('gateway ready\n');
}

if (require.main === module) void main();
