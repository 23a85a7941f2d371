import { calls } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeCall } from '../../gateway/console/person/encode';
import { ensureKeys, type SandboxKeys } from '../../gateway/keys';
import { drawDiploma, specimenDefaults } from '../../gateway/specimens';
import { Console } from './bank/console';
import { megabytes } from './bank/memory';
import { TestPerson } from './bank/person';
import { startPostgres, type PostgresServer } from './bank/postgres';
import { freePort, GatewayProcess } from './bank/process';
import { overNetwork } from './bank/send';

const MEGABYTE = 1024 * 1024;
const UPLOADS = 200;
const PEOPLE = 4;
/** MAX_BODY_MEGABYTES of this gateway: without it, 200 of the largest files would be 1,600 MB. */
const ROOM = 80;
/** JavaScript's own heap, in megabytes; the bytes of files are outside of it. */
const HEAP = 128;
/** Each byte is there twice for a moment, when the pieces of a file are put together; the rest is what Node keeps in reserve. */
const MOST_MEGABYTES = 3 * ROOM + HEAP;
const OK = '000000';

let server: PostgresServer;
let gateway: GatewayProcess;
let keys: SandboxKeys;
const dataDir = mkdtempSync(join(tmpdir(), 'yunling-many-'));
beforeAll(async () => {
  server = await startPostgres();
  gateway = new GatewayProcess(await freePort(), {
    SANDBOX_DATA: dataDir,
    DATABASE_URL: await server.newDatabase(),
    MAX_BODY_MEGABYTES: String(ROOM),
    // Four people stand for many.
    MAX_BODY_MEGABYTES_PER_SESSION: String(ROOM),
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
  });
  await gateway.start();
  keys = ensureKeys(dataDir);
});
afterAll(async () => {
  await gateway.end('SIGKILL');
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Form {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer;
}

/** The largest file that the call takes: a PNG may be followed by any bytes. */
function largest(): Buffer {
  const { name, school, year } = specimenDefaults;
  const picture = drawDiploma({ name, school, year: Number(year) });
  return Buffer.concat([picture, randomBytes(calls.educationUpload.files.maxBytes - picture.length)]);
}

async function formOf(person: TestPerson, bytes: Buffer): Promise<Form> {
  await person.register();
  const { access_token } = await person.must('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: keys.clientId,
    client_secret: keys.clientSecret,
  });
  const params = { tokenCode: person.client.tokenCode, kind: 'diploma' };
  const file = { name: 'a.png', type: 'image/png', bytes };
  const { url, headers, payload } = await encodeCall(calls.educationUpload, params, [file], keys);
  return {
    path: url,
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    payload: payload ?? '',
  };
}

/** The code of the answer; rejects if the gateway does not answer. */
const upload = ({ path, headers, payload }: Form, from: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = request(
      {
        port: gateway.port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent,
        headers: {
          ...headers,
          'content-length': String(Buffer.byteLength(payload)),
          'x-forwarded-for': from,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.once('end', () => resolve(/"RETURN_CODE":"(\w+)"/.exec(text)?.[1] ?? text));
      },
    );
    call.once('error', reject);
    call.end(payload);
  });

/** What the work answers, and the most memory that the gateway had in the meantime beyond what it had before. */
async function growthDuring<T>(work: Promise<T>): Promise<{ answer: T; growth: number }> {
  const rest = megabytes(gateway.pid);
  let most = rest;
  let ended = false;
  const end = work.finally(() => (ended = true));
  while (!ended) {
    most = Math.max(most, megabytes(gateway.pid));
    await Promise.race([end, wait(50)]);
  }
  return { answer: await end, growth: most - rest };
}

it('answers 200 uploads of the largest file at once, within its memory: those that find no room are told that it is busy', async () => {
  const send = overNetwork(gateway.origin);
  const desk = new Console(send);
  const bytes = largest();
  const people = Array.from({ length: PEOPLE }, (_, index) => String(13_700_000_101 + index));
  const world = { send, keys, codeOf: (phone: string) => desk.codeOf(phone) };
  const forms: Form[] = [];
  for (const phone of people) forms.push(await formOf(new TestPerson(world, phone), bytes));
  // Like a browser's: a connection that ends with its answer would end while the rest of a refused file is still being sent.
  const agent = new Agent({ keepAlive: true });
  const all = Array.from({ length: UPLOADS / PEOPLE }, (_, round) =>
    forms.map((form, index) => upload(form, `203.0.113.${round * PEOPLE + index}`, agent)),
  ).flat();
  const { answer, growth } = await growthDuring(Promise.all(all));
  const kept = answer.filter((code) => code === OK).length;
  // As many as have room together, and others after the first of them had ended.
  expect(kept).toBeGreaterThanOrEqual(Math.floor((ROOM * MEGABYTE) / (bytes.length + MEGABYTE)));
  expect(answer.filter((code) => code !== OK && code !== generalRefusals.busy)).toEqual([]);
  expect(growth).toBeLessThan(MOST_MEGABYTES);
  // The room is free again.
  expect(await upload(forms[0] as Form, '203.0.113.250', agent)).toBe(OK);
  agent.destroy();
});
