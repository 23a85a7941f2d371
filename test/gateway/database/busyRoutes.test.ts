import { generalRefusals } from '@/contract/refusals';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Client } from 'pg';
import { Busy } from '../../../gateway/database';
import { newKey } from '../../../gateway/secrets';
import { camera } from '../camera';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';
import { startGateway, type Bank } from '../harness';
import { phones } from '../steps';

/** No route says that it is broken while the database is busy: it says so, and when to come again. */

const CONNECTIONS = 10;
const LIMITS = { ...PATIENT, connectMs: 5000, lockMs: 1000 };
const phone = phones(72_000);

interface Route {
  readonly method: 'GET' | 'POST';
  readonly url: string;
}
const routes: Route[] = [];
let server: PostgresServer;
let bank: Bank;
let other: Client;
beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  const follow = (app: FastifyInstance) =>
    void app.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of ['GET', 'POST'] as const)
        if ([method].flat().includes(one)) routes.push({ method: one, url });
    });
  const none = () => undefined;
  const metrics = { follow: none, ofDatabase: none, answered: none, openedWith: none };
  bank = await startGateway({
    databaseUrl,
    settings: { databaseLimits: LIMITS },
    operations: { lifecycle: { follow }, metrics } as never,
  });
  // Otherwise it gets ready with the first request.
  await bank.app.ready();
  other = new Client({ connectionString: databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await bank.close();
  await server.stop();
});

/** Does something while every connection of the process is in use, also by what the gateway does by itself. */
async function whileAllAreTaken<T>(work: () => Promise<T>): Promise<T> {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  const begun: Promise<void>[] = [];
  const held = Array.from({ length: CONNECTIONS }, () => {
    let began: () => void = () => undefined;
    begun.push(new Promise<void>((resolve) => (began = resolve)));
    const hold = (): Promise<void> =>
      bank.db
        .tx(async (sql) => {
          await sql.query('select 1');
          began();
          await freed;
        })
        .catch((error: unknown) => {
          if (error instanceof Busy) return hold();
          throw error;
        });
    return hold();
  });
  await Promise.all(begun);
  try {
    return await work();
  } finally {
    free();
    await Promise.all(held);
  }
}

/** Like a ticket or a number of ours: nothing is refused for its form. */
const addressOf = (url: string) =>
  url.replace(':number', '1').replace(/:\w+/g, newKey().padEnd(43, 'x').slice(0, 43)).replace('*', 'unknown');

const ask = async ({ method, url }: Route) => {
  const { statusCode, body, headers } = await bank.app.inject({
    method,
    url: `${addressOf(url)}?width=400&code=ABCD`,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, payload: '{}' }),
  });
  return { asked: `${method} ${url}`, statusCode, body, again: headers['retry-after'] };
};

it('while all connections are in use no route breaks, and what asks the database says that it is busy', async () => {
  const answers = await whileAllAreTaken(() => Promise.all(routes.map(ask)));
  const broken = answers.filter(
    ({ statusCode, body }) =>
      (statusCode >= 500 && statusCode !== 503) || body.includes(generalRefusals.broken),
  );
  expect(broken.map(({ asked, statusCode }) => `${asked}: ${statusCode}`)).toEqual([]);
  const wordless = answers.filter(
    ({ statusCode, body }) => statusCode === 503 && !body.includes('请稍后再试'),
  );
  expect(wordless).toEqual([]);
  const busy = answers.filter(({ statusCode }) => statusCode === 503).map(({ asked }) => asked);
  expect(busy).toEqual(
    expect.arrayContaining([
      'GET /files/:ticket',
      'GET /files/:ticket/pages/:number',
      'GET /exports/:ticket',
      'GET /verify',
      'GET /sandbox/api/clock',
      'GET /sandbox/api/messages',
      'GET /sandbox/api/customers',
      'GET /sandbox/api/reviews',
    ]),
  );
});

it('an upload whose session cannot be looked up is told that it is busy, not that its form is incomplete', async () => {
  const person = await bank.register(phone());
  await other.query('begin');
  await other.query('lock table sessions in access exclusive mode');
  const answer = await person.call('educationUpload', { kind: 'diploma' }, [await camera.photo()]);
  await other.query('rollback');
  expect(answer).toMatchObject({ code: generalRefusals.busy });
  expect(await person.must('educationUpload', { kind: 'diploma' }, [await camera.photo()])).toBeDefined();
});
