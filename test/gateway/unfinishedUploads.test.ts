import { generalRefusals } from '@/contract/refusals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureKeys } from '../../gateway/keys';
import { drawDiploma } from '../../gateway/specimens/diploma';
import { specimenDefaults } from '../../gateway/specimens';
import { Console } from './bank/console';
import { megabytes } from './bank/memory';
import { TestPerson } from './bank/person';
import { furnishFolder } from './bank/folder';
import { freePort, GatewayProcess } from './bank/process';
import { overNetwork } from './bank/send';
import { uploadUnfinished, type Stopped } from './bank/upload';

const MEGABYTE = 1024 * 1024;
const UPLOAD = '/loan/user/educationFile/upload';
const CONNECTIONS = 120;
const SENT = 8 * MEGABYTE - 1024;
/**
 * An eighth of what they send together: kept bytes would be far above it. What Node has read and not
 * yet given back is 25 to 70 MB at any number of connections, so fewer of them would measure that.
 */
const MOST_MEGABYTES = (CONNECTIONS * SENT) / MEGABYTE / 8;

const dataDir = mkdtempSync(join(tmpdir(), 'yunling-uploads-'));
let gateway: GatewayProcess;
let person: TestPerson;
let bearer: string;
let open: Stopped[] = [];

beforeAll(async () => {
  gateway = new GatewayProcess(await freePort(), {
    SANDBOX_DATA: dataDir,
    STALL_SECONDS: '4',
    MAX_BODY_MEGABYTES: '40',
    MAX_BODY_MEGABYTES_PER_ADDRESS: '20',
  });
  await furnishFolder(dataDir);
  await gateway.start();
  const send = overNetwork(gateway.origin);
  const keys = ensureKeys(dataDir);
  const bankConsole = new Console(send);
  person = new TestPerson({ send, keys, codeOf: (phone) => bankConsole.codeOf(phone) }, '13700000001');
  await person.register();
  const { access_token } = await person.must('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: keys.clientId,
    client_secret: keys.clientSecret,
  });
  bearer = `Bearer ${access_token}`;
  // What reading the first picture loads stays loaded: it is not what the uploads below cost.
  await properUpload();
}, 180_000);
afterEach(() => {
  for (const upload of open) upload.end();
  open = [];
});
afterAll(async () => {
  await gateway.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Peak memory of the gateway above its idle level, until all connections are closed. */
async function growthUntilClosed(): Promise<number> {
  const rest = megabytes(gateway.pid);
  let most = rest;
  let ended = false;
  const all = Promise.all(open.map(({ closed }) => closed)).then(() => (ended = true));
  while (!ended) {
    most = Math.max(most, megabytes(gateway.pid));
    await Promise.race([all, wait(100)]);
  }
  return most - rest;
}

const start = (headers: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>>) => {
  open = Array.from({ length: CONNECTIONS }, () =>
    uploadUnfinished({
      port: gateway.port,
      path: UPLOAD,
      headers,
      fields,
      announced: 8 * MEGABYTE,
      sent: SENT,
    }),
  );
};

const properUpload = () => {
  const { name, school, year } = specimenDefaults;
  const bytes = drawDiploma({ name, school, year: Number(year) });
  return person.must('educationUpload', { kind: 'diploma' }, [{ name: 'a.png', type: 'image/png', bytes }]);
};

it('without a token, unfinished uploads are refused at once, stored nowhere and closed', async () => {
  start({}, {});
  expect(await growthUntilClosed()).toBeLessThan(MOST_MEGABYTES);
  for (const upload of open)
    expect(upload.answer()).toMatch(
      new RegExp(`^HTTP/1\\.1 401 .*${generalRefusals.accessTokenRefused}`, 's'),
    );
});

it('without a session they are refused when the file begins', async () => {
  start({ authorization: bearer }, { tokenCode: 'noOne' });
  expect(await growthUntilClosed()).toBeLessThan(MOST_MEGABYTES);
  const refusals = [generalRefusals.sessionOver, generalRefusals.busy];
  const refused = open.filter((upload) => refusals.some((code) => upload.answer().includes(code)));
  expect(refused).toHaveLength(CONNECTIONS);
});

it('with a session, as many are read as there is room for, and an upload from another address works beside them', async () => {
  start(
    { authorization: bearer, 'x-forwarded-for': '203.0.113.7' },
    { tokenCode: person.client.tokenCode, kind: 'diploma' },
  );
  const growth = growthUntilClosed();
  expect((await properUpload()).file.kind).toBe('diploma');
  expect(await growth).toBeLessThan(MOST_MEGABYTES);
  const busy = open.filter((upload) => upload.answer().includes(`"${generalRefusals.busy}"`));
  // Two fit at that address; they are cut off without an answer.
  expect(busy).toHaveLength(CONNECTIONS - 2);
  expect(open.filter((upload) => upload.answer() === '')).toHaveLength(2);
});

it('their room is free again when they are closed', async () => {
  const again = uploadUnfinished({
    port: gateway.port,
    path: UPLOAD,
    headers: { authorization: bearer, 'x-forwarded-for': '203.0.113.7' },
    fields: { tokenCode: person.client.tokenCode, kind: 'diploma' },
    announced: 8 * MEGABYTE,
    sent: 0,
  });
  open = [again];
  await again.closed;
  expect(again.answer()).toBe('');
});
