import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database';
import { dearWorks } from '../dear';

/** Seconds. The client waits 15 s for most calls. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** For addresses that no route has: the address itself may name a person, and there is no end of them. */
const NO_ROUTE = 'none';

/**
 * What Prometheus reads. A label holds only words of the code (routes, calls, codes), never anything that came with a request: so no label
 * names a person, and their number is bounded.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly answers = new Counter({
    name: 'gateway_call_answers_total',
    help: 'Answers of calls by RETURN_CODE; an empty code: the call was not answered',
    labelNames: ['call', 'code'],
    registers: [this.registry],
  });
  private readonly opened = new Counter({
    name: 'gateway_messages_opened_total',
    help: 'Sealed messages by the key that opened them: no more "previous" means that no client has the old key',
    labelNames: ['key'],
    registers: [this.registry],
  });

  /** Read by its own `collect`. */
  protected readonly works = new Gauge({
    name: 'gateway_dear_works',
    help: 'PDFs, pictures and slow hashes: how many have begun, and how many wait for their turn',
    labelNames: ['kind', 'state'],
    registers: [this.registry],
    collect() {
      for (const { kind, begun, waiting } of dearWorks()) {
        this.set({ kind, state: 'begun' }, begun);
        this.set({ kind, state: 'waiting' }, waiting);
      }
    },
  });

  readonly contentType = this.registry.contentType;

  /** Memory, processor, event loop and handles of this process. */
  ofProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  ofDatabase({ connections }: Pick<Database, 'connections'>): void {
    if (connections === undefined) return;
    new Gauge({
      name: 'gateway_database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }

  /** Jobs of all processes; none of a state: 0 is not written. */
  ofJobs(queue: { counts(): Promise<readonly { name: string; state: string; n: number }[]> }): void {
    new Gauge({
      name: 'gateway_jobs',
      help: 'Jobs of all processes that wait (created), wait for another try (retry), run (active) or have failed for good within a week',
      labelNames: ['job', 'state'],
      registers: [this.registry],
      async collect() {
        // A database that is away must not take the other metrics with it.
        const counts = await queue.counts().catch(() => []);
        this.reset();
        for (const { name, state, n } of counts) this.set({ job: name, state }, n);
      },
    });
  }

  follow(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request;
      const labels = { method, route: routeOptions.url ?? NO_ROUTE, status: reply.statusCode };
      this.requests.observe(labels, reply.elapsedTime / 1000);
    });
  }

  answered(call: string, code: string): void {
    this.answers.inc({ call, code });
  }

  openedWith(key: 'current' | 'previous'): void {
    this.opened.inc({ key });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
