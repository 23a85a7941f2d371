import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { randomBytes } from 'node:crypto';
import { sealPhone } from '@/wire';
import { generalRefusals } from '@/contract/refusals';
import { join } from 'node:path';
import { calls, type CallDefinition, type CallName, type Request } from '@/contract';
import { encodeCall } from '../../gateway/console/person/encode';
import { bucketOf } from '../../gateway/gray/tag';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
let appDir: string;
const nextPhone = phones(500);

beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'app-'));
  mkdirSync(join(appDir, 'js'));
  writeFileSync(join(appDir, 'index.html'), '<p>app</p>');
  writeFileSync(join(appDir, 'js', 'app.1.js'), 'app()');
  bank = await startGateway({ settings: { appDir, grayDir: appDir } });
});
afterAll(async () => {
  await bank.close();
  rmSync(appDir, { recursive: true });
});

/** The headers of the answer to one call of a person, whatever the answer is. */
async function headersOf<N extends CallName>(person: TestPerson, name: N, request: Request<N>) {
  const definition: CallDefinition = calls[name];
  const token = await bank.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'select',
      client_id: bank.keys.clientId,
      client_secret: bank.keys.clientSecret,
    }).toString(),
  });
  const { access_token } = token.json<{ RESPONSE: { RETURN_DATA: { access_token: string } } }>().RESPONSE
    .RETURN_DATA;
  const own = { tokenCode: person.client.tokenCode, phone: person.phone, loginState: '1' };
  const {
    sessionKey: _key,
    payload,
    ...encoded
  } = await encodeCall(definition, { ...own, ...request }, [], bank.keys);
  const headers = { ...encoded.headers, version: '2.2.6', authorization: `Bearer ${access_token}` };
  const answer = await bank.app.inject({
    ...encoded,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return answer.headers;
}

interface GrayState {
  readonly strategyId: string;
  readonly percent: number;
  readonly monitor: number;
  readonly customers: readonly { phone: string; gray: boolean }[];
  readonly logs: readonly Record<string, string>[];
}
const gray = async (body?: object): Promise<GrayState> => {
  const { status, json } = await bank.console.raw(body === undefined ? 'GET' : 'POST', 'gray', body);
  expect(status).toBe(200);
  return json as GrayState;
};

const LOG = {
  strategyId: 'gray-1',
  uid: 'C1',
  phone: sealPhone('13700000001', 'abcdefghijklmnop', randomBytes),
  deviceFingerprint: 'f',
  terminalModel: 'Pixel',
  terminalType: 'yqdh5',
  platform: '1-1-8',
  pageRoute: '/pages/home/index',
  environment: 'production',
  operateType: 'enter',
  type: 'gray',
} as const;

describe('the gray release', () => {
  it('is sent with every answer to a known customer, and to no one else', async () => {
    const person = await bank.register(nextPhone());
    expect(await headersOf(person, 'queryBankList', {})).toMatchObject({ h5gray: 'false' });
    const { strategyId } = await gray({ phone: person.phone, gray: true, monitor: 20 });
    expect(await headersOf(person, 'queryBankList', {})).toMatchObject({
      h5gray: 'true',
      graystrategyid: strategyId,
      graymonitor: '20',
    });
    // A refusal has it, too.
    expect(await headersOf(person, 'queryLoanState', { loanNo: 'L-none' })).toMatchObject({ h5gray: 'true' });
    expect(await headersOf(person, 'queryGrayTag', {})).not.toHaveProperty('h5gray');
    expect(await person.must('queryCustGrayTag', {})).toEqual({
      gray: 'Y',
      custGrayId: strategyId,
      monitor: 20,
    });

    await gray({ phone: person.phone, gray: false });
    const out = await headersOf(person, 'queryBankList', {});
    expect(out).toMatchObject({ h5gray: 'false' });
    expect(out).not.toHaveProperty('graystrategyid');
    expect(await person.must('queryCustGrayTag', {})).toEqual({ gray: 'N', custGrayId: '', monitor: 0 });
  });

  it('takes a percentage of the customers who are not named, always the same ones', async () => {
    const person = await bank.register(nextPhone());
    const { custNo } = await bank.console.customer<{ custNo: string }>(person.phone);
    const bucket = bucketOf(custNo);
    const tag = async () => (await person.must('queryCustGrayTag', {})).gray;
    await gray({ percent: bucket });
    expect(await tag()).toBe('N');
    await gray({ percent: bucket + 1 });
    expect([await tag(), await tag()]).toEqual(['Y', 'Y']);
    expect(await person.must('queryGrayTag', {})).toMatchObject({ gray: 'Y' });
    await gray({ phone: person.phone, gray: false });
    expect(await tag()).toBe('N');
    await gray({ phone: person.phone, gray: null });
    expect(await tag()).toBe('Y');
    await gray({ percent: 0 });
    expect(await tag()).toBe('N');
    expect(await person.must('queryGrayTag', {})).toEqual({ gray: 'N', strategyId: '' });
  });

  it('keeps the logs of its clients', async () => {
    const person = bank.person(nextPhone());
    await person.must('saveH5GrayLog', LOG);
    const upgrade = {
      strategyId: 'gray-1',
      platform: '1-1-8',
      environment: 'production',
      versionCode: '226',
    };
    await person.must('grayUpgradeSaveLog', upgrade);
    const { logs } = await gray();
    expect(logs.slice(0, 2)).toMatchObject([
      { kind: 'upgrade', ...upgrade },
      { kind: 'page', ...LOG },
    ]);
    expect(logs[0]?.['at']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it.each([
    [{ phone: '13712345678', gray: true }, '还没有注册'],
    [{ phone: '13712345678' }, '一起给出'],
    [{ gray: true }, '一起给出'],
    [{ percent: 101 }, '0到100'],
    [{ percent: 0.5 }, '整数'],
    [{ monitor: -1 }, '分钟数应是0到'],
    [{ other: 1 }, '请给出'],
    ['no', '请给出'],
  ])('is not changed by %o', async (body, words) => {
    const before = await gray();
    const { status, json } = await bank.console.raw('POST', 'gray', body);
    expect(status).toBe(400);
    expect((json as { message: string }).message).toContain(words);
    expect(await gray()).toEqual(before);
  });

  it('has its own address, below the same origin', async () => {
    for (const [url, body] of [
      ['/', '<p>app</p>'],
      ['/gray/', '<p>app</p>'],
      ['/gray/js/app.1.js', 'app()'],
    ] as const) {
      const answer = await bank.app.inject({ method: 'GET', url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, body]);
    }
    const bare = await bank.app.inject({ method: 'GET', url: '/gray' });
    expect([bare.statusCode, bare.headers.location]).toEqual([302, '/gray/']);
  });
});

describe('channels', () => {
  it('keep which customers came from a group, by the newest channel', async () => {
    const person = bank.person(nextPhone());
    await person.must('saveGroupUserById', { userId: 'E-7', platform: '2-4-0' });
    await person.must('saveGroupUserById', { userId: 'E-8', platform: '9-9-9' });
    await bank.console.advanceMinutes(1);
    await person.must('saveGroupUserById', { userId: 'E-7', platform: '2-4-3' });
    const { json } = await bank.console.raw('GET', 'entries');
    const { groupUsers, entries } = json as { groupUsers: object[]; entries: { query: string }[] };
    expect(groupUsers).toMatchObject([
      { userId: 'E-7', platform: '2-4-3', known: true },
      { userId: 'E-8', platform: '9-9-9', known: false },
    ]);
    for (const partner of ['s=yqd', 's=ygd', 's=citicsquare'])
      expect(entries.some(({ query }) => query.includes(partner))).toBe(true);
  });

  it.each([
    ['4-4-1', true, 'JD'],
    ['2-2-46', true, '2-2-46'],
    ['9-9-9', false, '9-9-9'],
  ])('say whether %s is known: %s', async (platform, known, sourceId) => {
    const person = bank.person(nextPhone());
    expect(await person.must('getRouteChannel', { platform })).toEqual({ platform, known, sourceId });
  });
});

it.each(['13700000001', '+8613700000001', '137 0000 0001'])(
  'takes no phone in clear in the log of a page: %s',
  async (phone) => {
    const person = await bank.register(nextPhone());
    expect(await person.call('saveH5GrayLog', { ...LOG, phone })).toMatchObject({
      code: generalRefusals.incomplete,
    });
  },
);
