import { generalRefusals } from '@/contract/refusals';
import type { Request } from '@/contract';
import { startGateway, type Bank } from './harness';
import { phones } from './steps';

let bank: Bank;
const nextPhone = phones(840);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

async function shown<T>(path: string): Promise<T> {
  const answer = await bank.app.inject({ method: 'GET', url: `/sandbox/api/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const VIEW: Request<'trackInsert'>['records'][number] = {
  eventType: 'pageView',
  page_id: '001',
  page_name: '首页',
  cjj_id: 'c-1',
  client: 'H5',
  userStatus: 'NoLogedIn',
  sourceid: '1-1-8',
  TestFlowId: '',
  anti_fraud_value: '',
  eventTime: '2026-11-18T03:00:00.000Z',
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
  phone: '13800000840',
};
const ERROR: Request<'errorSave'> = {
  uid: 'C1',
  phone: '138****0840',
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
  errorInfo: encodeURIComponent('/loan/queryLoanState Request failed: HTTP 502'),
  traceNo: 'T1',
};

interface Shown {
  readonly at: string;
  readonly kind?: string;
  readonly record: Record<string, unknown>;
}

describe('tracking events', () => {
  it('of every form are kept as sent, and shown newest first', async () => {
    const person = bank.person(nextPhone());
    await person.must('trackInsert', { records: [VIEW, { ...VIEW, page_id: '007' }] });
    await person.must('trackInsertRecord', ACTION);
    const actionEventInfo = JSON.stringify({ sourceFlag: 'XDQ002', adId: 'a-1' });
    await person.must('eventTrack', { eventType: 'login', platform: '1-1-8', actionEventInfo });
    const tracks = await shown<Shown[]>('tracks');
    expect(tracks.map(({ kind, record }) => [kind, record])).toEqual([
      ['attribution', { eventType: 'login', platform: '1-1-8', actionEventInfo }],
      ['action', ACTION],
      ['page', { ...VIEW, page_id: '007' }],
      ['page', VIEW],
    ]);
  });

  it('are accepted in clear only without personal data, and sealed with it', async () => {
    const person = bank.person(nextPhone());
    const records = [{ ...VIEW, phone: person.phone, custId: 'C1' }];
    await person.must('trackInsert', { records });
    const [last] = await shown<Shown[]>('tracks');
    expect(last?.record).toEqual(VIEW);
  });

  it.each([
    ['none at all', 'trackInsert', { records: [] }],
    [
      'an attribution that is no object',
      'eventTrack',
      { eventType: 'x', platform: 'y', actionEventInfo: '[1]' },
    ],
    ['an attribution that is no JSON', 'eventTrack', { eventType: 'x', platform: 'y', actionEventInfo: '{' }],
  ] as const)('are refused: %s', async (_name, call, request) => {
    const refusal = await bank.person(nextPhone()).refused(call, request as never);
    expect(refusal.code).toBe(generalRefusals.incomplete);
  });
});

describe('the error log', () => {
  it('is kept with its whole record and shown as readable text', async () => {
    await bank.person(nextPhone()).must('errorSave', ERROR);
    const [last] = await shown<Shown[]>('errors');
    expect(last?.record).toEqual({
      ...ERROR,
      errorInfo: '/loan/queryLoanState Request failed: HTTP 502',
    });
    expect(Date.parse(last?.at ?? '')).not.toBeNaN();
  });

  it.each([
    ['a whole phone', { phone: '13800000840' }],
    ['a text that is not encoded', { errorInfo: '张三 13800000840' }],
    ['a text without end', { errorInfo: 'a'.repeat(4001) }],
  ])('accepts no record with %s', async (_name, change) => {
    const before = (await shown<Shown[]>('errors')).length;
    expect((await bank.person(nextPhone()).refused('errorSave', { ...ERROR, ...change })).code).toBe(
      generalRefusals.incomplete,
    );
    expect(await shown<Shown[]>('errors')).toHaveLength(before);
  });

  it('shows a record with a broken encoding as it was sent', async () => {
    await bank.person(nextPhone()).must('errorSave', { ...ERROR, errorInfo: '%E4%' });
    expect((await shown<Shown[]>('errors'))[0]?.record).toMatchObject({ errorInfo: '%E4%' });
  });
});

it('devices are shown with the phone of the person who reported them', async () => {
  const person = await bank.register(nextPhone());
  await person.must('saveToken', {
    dxTokenCode: 'const-1',
    buzType: '00',
    buzNo: '',
    userPhone: person.phone,
    oaid: '',
    deviceType: 'H5',
    context: '',
    channel: '1-1-8',
    version: '2.2.6',
  });
  const [last] = await shown<(Shown & { readonly phone: string })[]>('devices');
  expect([last?.phone, last?.record['dxTokenCode']]).toEqual([person.phone, 'const-1']);
});
