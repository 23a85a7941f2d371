import { generalRefusals } from '@/contract/refusals';
import type { Request } from '@/contract';
import { first } from '../../gateway/database';
import { addReportBytes } from '../../gateway/queries/reportBytes';
import { hashToken } from '../../gateway/secrets';
import { startGateway, type Bank, type TestPerson } from './harness';
import { strangerAt } from './recoverySteps';
import { phones } from './steps';

let bank: Bank;
const phone = phones(9400);
beforeAll(async () => {
  bank = await startGateway();
  // Quotas are per hour: start at a full hour, so that none resets during a test.
  await bank.console.advanceMinutes(60 - (await bank.console.now()).getUTCMinutes());
});
afterAll(() => bank.close());

const EVENT: Request<'trackInsert'>['records'][number] = {
  eventType: 'pageView',
  page_id: '001',
  page_name: '首页',
  cjj_id: 'c'.repeat(24),
  client: 'H5',
  userStatus: 'NoLogedIn',
  sourceid: '1-1-8',
  TestFlowId: '',
  anti_fraud_value: '',
  eventTime: '2026-11-18T03:00:00.000Z',
};
const FAILURE = { deviceType: 'H5', context: 'network', phone: '', buzType: '00' } as const;
const GRAY = { strategyId: 's', platform: '1-1-8', environment: 'production', versionCode: '2.2.6' } as const;
const GRAY_PAGE: Request<'saveH5GrayLog'> = {
  strategyId: 's',
  uid: '',
  phone: '',
  deviceFingerprint: 'f',
  terminalModel: 'iPhone',
  terminalType: 'kzxh5',
  platform: '1-1-8',
  pageRoute: '/pages/home',
  environment: 'production',
  operateType: 'page',
  type: 'gray',
};
const ACTION: Request<'trackInsertRecord'> = {
  eventType: 'submit',
  pageModule: 'credit',
  eventResult: 'success',
  appVer: '2.2.6',
  terminalType: 'kzxh5',
  osType: 'iOS',
  platform: '1-1-8',
  loanType: 'YQDC001',
  channelId: '',
  custId: 'C1',
  phone: '',
};
const CAMPAIGN = { eventType: 'login', platform: '1-1-8', actionEventInfo: '{"sourceFlag":"XDQ002"}' };
const ERROR: Request<'errorSave'> = {
  uid: '',
  phone: '',
  platform: '1-1-8',
  deviceId: 'c-1',
  sessionId: 's-1',
  page: 'home',
  osName: 'iOS',
  osVersion: '17.4',
  deviceModel: 'iPhone',
  width: 390,
  height: 844,
  versionCode: '226',
  wgtVersion: '2.2.6',
  networkType: 'wifi',
  reportTime: '2026-11-18T03:00:00.000Z',
  errorType: 'network',
  errorInfo: 'x',
  traceNo: 'T1',
};

const HOUR_MS = 3_600_000;
const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

async function count(table: string, what = 'count(*)'): Promise<number> {
  const row = await first<{ n: number }>(bank.db, `select coalesce(${what}, 0) as n from ${table}`);
  return Number(row?.n);
}

/** Makes an address, or all addresses together, have reported this many bytes in this hour. */
async function reported(sink: string, source: string, bytes: number): Promise<void> {
  const hour = hourOf(await bank.console.now());
  await addReportBytes(bank.db, { sink, source, hour, bytes });
}

describe('reports of one address', () => {
  it('are kept up to half a megabyte an hour; the rest is dropped without an error', async () => {
    const person = strangerAt(bank, phone(), '203.0.113.1');
    const records = Array.from({ length: 50 }, () => EVENT);
    for (let n = 0; n < 60; n += 1) await person.must('trackInsert', { records });
    expect(await count('tracks', 'sum(octet_length(record::text))')).toBeLessThan(600 * 1024);
    const kept = await count('tracks');
    await strangerAt(bank, phone(), '203.0.113.2').must('trackInsert', { records });
    expect(await count('tracks')).toBe(kept + 50);
    await bank.console.advanceMinutes(60);
    await person.must('trackInsert', { records: [EVENT] });
    expect(await count('tracks')).toBe(kept + 51);
  });

  it('are no larger than those of a client', async () => {
    const person = bank.person(phone());
    for (const record of [
      { ...EVENT, page_name: '字'.repeat(65) },
      { ...EVENT, cjj_id: 'x'.repeat(65) },
    ]) {
      expect((await person.refused('trackInsert', { records: [record] })).code).toBe(
        generalRefusals.incomplete,
      );
    }
    const long = {
      ...EVENT,
      page_name: '字'.repeat(64),
      userStatus: '字'.repeat(64),
      sourceid: '字'.repeat(64),
    };
    const many = { records: Array.from({ length: 50 }, () => ({ ...long, eventType: '字'.repeat(64) })) };
    expect((await person.refused('trackInsert', many)).code).toBe(generalRefusals.incomplete);
  });
});

describe('where all addresses together have used up the quota', () => {
  it.each<[sink: string, table: string, call: string, send: (person: TestPerson) => Promise<unknown>]>([
    ['tracks', 'tracks', 'trackInsert', (person) => person.must('trackInsert', { records: [EVENT] })],
    ['tracks', 'tracks', 'trackInsertRecord', (person) => person.must('trackInsertRecord', ACTION)],
    ['tracks', 'tracks', 'eventTrack', (person) => person.must('eventTrack', CAMPAIGN)],
    ['errors', 'error_logs', 'errorSave', (person) => person.must('errorSave', ERROR)],
    ['devices', 'device_reports', 'printErrorMsg', (person) => person.must('printErrorMsg', FAILURE)],
    ['devices', 'device_reports', 'saveBxErrorMsg', (person) => person.must('saveBxErrorMsg', FAILURE)],
    ['gray', 'gray_logs', 'grayUpgradeSaveLog', (person) => person.must('grayUpgradeSaveLog', GRAY)],
    ['gray', 'gray_logs', 'saveH5GrayLog', (person) => person.must('saveH5GrayLog', GRAY_PAGE)],
  ])('%s are dropped without an error (%s, %s)', async (sink, table, _call, send) => {
    const person = bank.person(phone());
    await bank.console.advanceDays(2);
    await send(person);
    const kept = await count(table);
    expect(kept).toBeGreaterThan(0);
    await reported(sink, '*', 10 * 1024 * 1024);
    await send(person);
    expect(await count(table)).toBe(kept);
    // The next hour has room again, until the daily quota is used up.
    await bank.console.advanceMinutes(60);
    await send(person);
    expect(await count(table)).toBe(kept + 1);
    for (let n = 0; n < 4; n += 1) {
      await reported(sink, '*', 10 * 1024 * 1024);
      await bank.console.advanceMinutes(60);
    }
    await send(person);
    expect(await count(table)).toBe(kept + 1);
  });
});

describe('ids of devices', () => {
  it('are kept up to a quota; a known device keeps its id', async () => {
    const address = '203.0.113.9';
    const person = strangerAt(bank, phone(), address);
    const ask = async (token: string) =>
      (await person.must('queryDeviceInfo', { token, type: 'DX' })).constId;
    const known = await ask('known-device');
    await reported('deviceIds', hashToken(address), 64 * 1024);
    const before = await count('device_ids');
    expect(await ask('known-device')).toBe(known);
    expect(await ask('new-device')).toMatch(/^[\w-]{24}$/);
    expect(await count('device_ids')).toBe(before);
  });
});
