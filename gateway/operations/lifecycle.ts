import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database';
import { askWhetherWritable, type NotWritable, type Question } from './writable';

/** Why a process must get no new requests. */
export type NotReady = 'starting' | 'ending' | NotWritable;

/** A database that answers later than this is too slow to serve people. */
const DATABASE_MS = 2_000;
const LOOK_MS = 50;

/** How far a gateway process is: for the balancer, and for an end that cuts off no one. */
export class Lifecycle {
  private stage: 'starting' | 'serving' | 'ending' = 'starting';
  private db: Database | undefined;
  private asking: Question | undefined;
  private open = 0;

  constructor(private readonly databaseMs = DATABASE_MS) {}

  /** The database is migrated and the gateway listens. */
  serving(db: Database): void {
    this.db = db;
    if (this.stage === 'starting') this.stage = 'serving';
  }

  ending(): void {
    this.stage = 'ending';
  }

  /** Undefined: ready. */
  async notReady(): Promise<NotReady | undefined> {
    if (this.stage !== 'serving') return this.stage;
    return this.db === undefined ? 'starting' : this.notWritable(this.db);
  }

  /** Counts the requests that are not answered yet. */
  follow(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      this.open += 1;
      reply.raw.once('close', () => (this.open -= 1));
    });
  }

  /** Resolves when no request is open, at the latest after `mostMs`. */
  async idle(mostMs: number): Promise<void> {
    for (let waited = 0; this.open > 0 && waited < mostMs; waited += LOOK_MS) await wait(LOOK_MS);
  }

  private async notWritable(db: Database): Promise<NotWritable | undefined> {
    // One question at a time: questions to a silent database would use up its connections.
    const asking = (this.asking ??= this.ask(db));
    const late = new AbortController();
    const tooLate = wait(this.databaseMs, undefined, { signal: late.signal }).then(asking.late);
    tooLate.catch(() => undefined);
    try {
      return await Promise.race([asking.answer, tooLate]);
    } finally {
      late.abort();
    }
  }

  private ask(db: Database): Question {
    const question = askWhetherWritable(db);
    void question.answer.finally(() => (this.asking = undefined));
    return question;
  }
}
