import { tokenRefusals } from '@/contract/token';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { buildOperations, Lifecycle, Metrics } from '../../../gateway/operations';
import { openPostgres } from '../../../gateway/database/postgres';
import { readPageSources } from '../../../gateway/headers';
import { startGateway, type Bank } from '../harness';

const PHONE = '13700000871';
const TRACE = 'aB3dE5gH7jK9';
const NAME = encodeURIComponent('欧阳娜娜');

let bank: Bank;
const log = new PassThrough();
const operations = { lifecycle: new Lifecycle(), metrics: new Metrics() };
beforeAll(async () => {
  bank = await startGateway({ log, operations, settings: { logLevel: 'info' } });
});

const samples = async (name: string): Promise<string[]> =>
  (await operations.metrics.text()).split('\n').filter((line) => line.startsWith(name));

it('counts requests by route and status, answers by call and code, and messages by key', async () => {
  const person = await bank.register(PHONE);
  await person.must('getRandomValue', {});
  await person.must('getRandomValue', {});
  const answers = await samples('gateway_call_answers_total{call="getRandomValue"');
  expect(answers).toEqual([expect.stringMatching(/code="000000"} 2$/)]);
  const seconds = await samples('gateway_request_seconds_count');
  expect(seconds).toContainEqual(
    expect.stringMatching(/method="POST",route="\/oauth\/token",status="200"} 1$/),
  );
  const [opened] = await samples('gateway_messages_opened_total{key="current"}');
  expect(Number(opened?.split(' ')[1])).toBeGreaterThanOrEqual(2);
  expect(await samples('gateway_messages_opened_total{key="previous"}')).toEqual([]);
});

it('counts a refusal with its code', async () => {
  await bank.person(PHONE).refused('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: 'somebody',
    client_secret: 'else',
  });
  const refused = `gateway_call_answers_total{call="oauthToken",code="${tokenRefusals.clientUnknown}"} 1`;
  expect(await samples('gateway_call_answers_total')).toContain(refused);
});

it('an address that names a person is in no label and no line of the log; the trace number is', async () => {
  for (const url of [`/nothing/${NAME}/${PHONE}`, `/gray?name=${NAME}&phone=${PHONE}`, `/files/${NAME}`])
    await bank.app.inject({ url, headers: { 'x-trace-no': TRACE } });
  // Another's text in place of a trace number is left out.
  await bank.app.inject({ url: '/nothing', headers: { 'x-trace-no': '欧阳娜娜' } });
  await bank.app.inject({ url: '/nothing', headers: { 'x-trace-no': `${PHONE}x` } });
  await bank.close();
  log.end();
  const lines = (await text(log)).split('\n');
  const traced = lines.filter((line) => line.includes(TRACE)).map((line) => JSON.parse(line) as object);
  expect(traced).toContainEqual(expect.objectContaining({ trace: TRACE, res: { statusCode: 302 } }));
  expect(traced).toContainEqual(
    expect.objectContaining({ req: expect.objectContaining({ route: '/files/:ticket' }) as object }),
  );
  const written = [...lines, await operations.metrics.text()].join('\n');
  expect(written).toContain('gateway_request_seconds_bucket{le="1",method="GET",route="none",status="404"}');
  for (const personal of [PHONE, NAME, decodeURIComponent(NAME)]) expect(written).not.toContain(personal);
});

it('the operations port gives them in the format of Prometheus, and says nothing else', async () => {
  const app = await buildOperations({ ...operations, pages: readPageSources({}) });
  try {
    const { headers, body } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain('# TYPE gateway_request_seconds histogram');
    for (const url of ['/metrics', '/livez', '/readyz', '/nothing'])
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
  } finally {
    await app.close();
  }
});

it('the pool of a database with connections is counted', async () => {
  const db = openPostgres('postgres://127.0.0.1:1/none');
  const metrics = new Metrics();
  metrics.ofDatabase(db);
  expect(await metrics.text()).toContain('gateway_database_connections{state="waiting"} 0');
  await db.close();
});

it('counts jobs by name and state; a database that is away takes nothing else with it', async () => {
  const metrics = new Metrics();
  let away = false;
  metrics.ofJobs({
    counts: () =>
      away ? Promise.reject(new Error('away')) : Promise.resolve([{ name: 'orders', state: 'failed', n: 2 }]),
  });
  expect(await metrics.text()).toContain('gateway_jobs{job="orders",state="failed"} 2');
  away = true;
  const text = await metrics.text();
  expect(text).not.toContain('gateway_jobs{');
  expect(text).toContain('# TYPE gateway_request_seconds histogram');
});
