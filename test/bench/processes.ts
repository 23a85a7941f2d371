/**
 * Measures one, two and four gateway processes on one PostgreSQL: `tsx test/bench/processes.ts <answer.json>`; run by `npm run bench`. The requests are sealed
 * before: the client only sends, so that it does not bound what it measures.
 */
import { calls, type CallName, type Request } from '@/contract';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpRequest, Send } from '../../gateway/console/person';
import { ensureKeys } from '../../gateway/keys';
import { Console } from '../gateway/bank/console';
import { TestPerson } from '../gateway/bank/person';
import { startPostgres } from '../gateway/bank/postgres';
import { freePort, GatewayProcess } from '../gateway/bank/process';
import { overNetwork } from '../gateway/bank/send';
import { familyOf, usedBy, usedByAll } from './processor';

const PHONES = Array.from({ length: 16 }, (_, index) => String(13_700_300_001 + index));
const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;
const WARM_UP = 10;
const ROUNDS = 30;

/** What a borrower's app asks: mostly reads, and one write. */
const MIX: { readonly [N in CallName]?: Request<N> } = {
  queryProdSts: { productType: 'YQDC001' },
  queryRepayState: {},
  queryCouponNode: { node: '1,2' },
  loanUseTrial: WISH,
  queryLoanRecordInfo: { kind: 'all' },
  personalNotices: {},
  switchNotice: { kind: 'promotion', on: 'N' },
};

export interface ProcessRow {
  readonly processes: number;
  readonly perSecond: number;
  /** Processor milliseconds of each answer. */
  readonly cost: Readonly<Record<'gateway' | 'postgres' | 'client', number>>;
  /** Cores that worked on average, for us and for others, and how many there are. */
  readonly cores: Readonly<Record<'ours' | 'all' | 'there', number>>;
  /** Share of one core that the busiest gateway process had. */
  readonly busiest: number;
}

/** Keeps what a person sends. */
function keeping(send: Send): { readonly send: Send; readonly kept: HttpRequest[] } {
  const kept: HttpRequest[] = [];
  return {
    kept,
    send: (request) => {
      kept.push(request);
      return send(request);
    },
  };
}

async function sealedMix(person: TestPerson, kept: HttpRequest[]): Promise<readonly HttpRequest[]> {
  await person.becomeCredited();
  await person.draw(WISH);
  kept.length = 0;
  for (const name of Object.keys(MIX) as (keyof typeof MIX)[]) {
    const request = MIX[name];
    if (request !== undefined) await person.must(name, request);
  }
  const paths = new Set<string>(Object.keys(MIX).map((name) => calls[name as CallName].path));
  return kept.filter(({ url }) => paths.has(url));
}

/** Everybody sends the whole mix so many times, each person to one gateway. */
async function rush(mixes: readonly (readonly HttpRequest[])[], origins: readonly string[], rounds: number) {
  let answers = 0;
  await Promise.all(
    mixes.map(async (mix, index) => {
      const send = overNetwork(origins[index % origins.length] ?? '');
      for (let round = 0; round < rounds; round += 1)
        for (const request of mix) {
          const { status } = await send(request);
          if (status !== 200) throw new Error(`${request.url}: ${status}`);
          answers += 1;
        }
    }),
  );
  return answers;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

async function measureOver(
  mixes: readonly (readonly HttpRequest[])[],
  gateways: readonly GatewayProcess[],
  postgres: number,
): Promise<ProcessRow> {
  const origins = gateways.map(({ origin }) => origin);
  await rush(mixes, origins, WARM_UP);
  const now = () => ({
    gateways: gateways.map(({ pid }) => usedBy(pid)),
    postgres: sum(familyOf(postgres).map(usedBy)),
    client: usedBy(process.pid),
    all: usedByAll(),
    at: performance.now() / 1000,
  });
  const before = now();
  const answers = await rush(mixes, origins, ROUNDS);
  const after = now();
  const seconds = after.at - before.at;
  const each = after.gateways.map((used, index) => used - (before.gateways[index] ?? 0));
  const used = {
    gateway: sum(each),
    postgres: after.postgres - before.postgres,
    client: after.client - before.client,
  };
  return {
    processes: gateways.length,
    perSecond: answers / seconds,
    cost: {
      gateway: (used.gateway * 1000) / answers,
      postgres: (used.postgres * 1000) / answers,
      client: (used.client * 1000) / answers,
    },
    cores: {
      ours: sum(Object.values(used)) / seconds,
      all: (after.all - before.all) / seconds,
      there: availableParallelism(),
    },
    busiest: Math.max(...each) / seconds,
  };
}

async function measure(): Promise<readonly ProcessRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startPostgres();
  const env = { SANDBOX_DATA: dataDir, DATABASE_URL: await server.newDatabase() };
  const gateways: GatewayProcess[] = [];
  const more = async () => {
    const gateway = new GatewayProcess(await freePort(), env);
    await gateway.start();
    gateways.push(gateway);
    return gateway;
  };
  try {
    const { origin } = await more();
    const desk = new Console(overNetwork(origin));
    const mixes: (readonly HttpRequest[])[] = [];
    for (const phone of PHONES) {
      const { send, kept } = keeping(overNetwork(origin));
      const codeOf = (to: string) => desk.codeOf(to);
      mixes.push(await sealedMix(new TestPerson({ send, keys: ensureKeys(dataDir), codeOf }, phone), kept));
    }
    const postgres = Number(readFileSync(join(server.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const rows: ProcessRow[] = [];
    for (const count of [1, 2, 4]) {
      while (gateways.length < count) await more();
      rows.push(await measureOver(mixes, gateways, postgres));
    }
    return rows;
  } finally {
    for (const gateway of gateways) await gateway.end('SIGTERM');
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

measure()
  .then((rows) => {
    writeFileSync(process.argv[2] ?? '', JSON.stringify(rows));
    process.exit(0);
  })
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
