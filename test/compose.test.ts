import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { nextTapIsNew } from '@/components/pressable';
import { compose } from '@/compose';
import { repayCalls, repayRefusals } from '@/contract/repay';
import { pointOut } from '@/model/pointOut';
import { routes } from '@/navigation';
import { http } from '@/platform/http';
import { page } from '@/platform/page';
import { prompt } from '@/platform/prompt';
import { reveal } from '@/platform/reveal';
import { call } from '@/request';
import { background } from '@/runtime/inBackground';
import { session } from '@/stores/session';
import { gatewayKeys, openRequest } from '../gateway/wire';
import { host } from './app/host';
import { PERSON, Shelf } from './app/device';
import { vectors } from './wire/vectors';

const [, , OVER] = sessionOverElsewhere;

jest.mock('@/components/pressable', () => ({
  ...jest.requireActual<object>('@/components/pressable'),
  nextTapIsNew: jest.fn(),
}));
jest.mock('@/settings', () => {
  const { publicKeyBase64: publicKey } = jest.requireActual<{ publicKeyBase64: string }>('./wire/vectors');
  Object.assign(process.env, {
    TARO_APP_BASE_URL: 'https://gateway.example',
    TARO_APP_PUBLIC_KEY: publicKey,
    TARO_APP_PHONE_KEY: '0123456789abcdef',
    TARO_APP_CLIENT_ID: 'h5',
    TARO_APP_CLIENT_SECRET: 'secret',
    TARO_APP_WGT_VERSION: '2.2.6.3',
  });
  return jest.requireActual<object>('@/settings');
});

const keys = gatewayKeys(vectors.privateKeyPem);
const HERE = `${routes.iouDetails.path}?loanNo=L1`;

/** The gateway's answer by path: a code, or the data of a success. */
let answers: Record<string, string | object>;
let seen: { path: string; params: Record<string, unknown>; headers: Readonly<Record<string, string>> }[];
let toasts: string[];
let shelf: Shelf;

const envelope = (answer: string | object): object =>
  typeof answer === 'string'
    ? { RESPONSE: { RETURN_CODE: answer, RETURN_DESC: '内部说明', RETURN_DATA: null } }
    : { RESPONSE: { RETURN_CODE: '000000', RETURN_DESC: '', RETURN_DATA: answer } };

function paramsOf(body: string): Record<string, unknown> {
  if (body.startsWith('{')) return JSON.parse(body) as Record<string, unknown>;
  const fields = Object.fromEntries(new URLSearchParams(body));
  return fields['sKey'] === undefined ? fields : openRequest(fields, { rv: undefined }, keys).params;
}

beforeEach(() => {
  jest.useFakeTimers();
  shelf = new Shelf().install();
  toasts = [];
  seen = [];
  answers = { '/oauth/token': { access_token: 'A1', token_type: 'bearer', expires_in: 7200 } };
  Object.assign(prompt, { toast: (text: string) => toasts.push(text) });
  Object.assign(http, {
    send: ({ url, headers, body = '' }: { url: string; headers: Record<string, string>; body?: string }) => {
      const path = url.replace('https://gateway.example', '');
      seen.push({ path, params: paramsOf(body), headers });
      const answer = answers[path];
      if (answer === undefined) return Promise.resolve({ status: 502, headers: {}, text: '' });
      return Promise.resolve({ status: 200, headers: {}, text: JSON.stringify(envelope(answer)) });
    },
  });
  Object.assign(page, { entry: () => ({ before: 's=ygd&channel=2-4-0', hash: '', host: '', path: '' }) });
  host.reset(routes.home.path, HERE);
  compose();
  session.start({ tokenCode: 'T1', userInfo: PERSON }, '13800138000');
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const outcome = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (failure: { kind: string }) => failure.kind,
  );

const load = () => outcome(call(repayCalls.queryLoanState, { loanNo: 'L1' }));

describe('the assembled app', () => {
  it('sends the person and the channel', async () => {
    answers['/loan/queryLoanState'] = repayRefusals.nothingToPay;
    await load();
    const asked = seen.find(({ path }) => path === '/loan/queryLoanState');
    expect(asked?.params).toMatchObject({
      tokenCode: 'T1',
      phone: '13800138000',
      loginState: '1',
      loanNo: 'L1',
    });
    expect(asked?.headers).toMatchObject({ platform: '2-4-0', version: '2.2.6', Authorization: 'Bearer A1' });
  });

  it.each([
    [OVER, 'expired', ['登录失效']],
    [generalRefusals.otherDevice, 'elsewhere', ['登录失效', '您的账号已在其他设备登录']],
  ])(
    'leads from many answers %s to one login above the home page, and remembers the page',
    async (code, ended, words) => {
      answers['/loan/queryLoanState'] = code;
      expect(await Promise.all([load(), load(), load()])).toEqual(['expired', 'expired', 'expired']);
      expect(await load()).toBe('expired');
      await jest.advanceTimersByTimeAsync(2000);
      expect(toasts).toEqual(words);
      expect(host.moves).toEqual([
        `reLaunch ${routes.home.path}`,
        `navigateTo ${routes.login.path}?ended=${ended}`,
      ]);
      expect(shelf.kept).toMatchObject({ tokenCode: '', loginNextPage: HERE });
    },
  );

  it('reports a failed call under the trace number shown to the person, without personal data', async () => {
    const failure = await call(repayCalls.queryLoanState, { loanNo: 'L1' }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(0);
    const reports = seen.filter(({ path }) => path === '/api/zy/error/saveData');
    expect(reports.map(({ params }) => params)).toEqual([
      expect.objectContaining({
        platform: '2-4-0',
        page: 'iouDetails',
        errorType: 'network',
        errorInfo: expect.stringContaining(encodeURIComponent('/loan/queryLoanState')) as string,
        uid: 'C1',
        phone: '138****8000',
        versionCode: '226',
        wgtVersion: '2.2.6.3',
        traceNo: (failure as { traceNo: string }).traceNo,
      }),
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/T1"|13800138000|张三/);
  });

  it('does not flood the error log', async () => {
    for (let n = 0; n < 30; n += 1) await load();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.filter(({ path }) => path === '/api/zy/error/saveData').length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['a check on the device: the next tap counts at once', { sent: false }, 1],
    ["the server's refusal: a second tap of a double tap sends nothing more", { sent: true }, 0],
  ])('shows the first error of the page after %s', async (_what, how, newTaps) => {
    const shown: string[] = [];
    Object.assign(reveal, { first: (className: string) => shown.push(className) });
    jest.mocked(nextTapIsNew).mockClear();
    pointOut(how);
    await background();
    expect([shown, jest.mocked(nextTapIsNew).mock.calls.length]).toEqual([['yl-error'], newTaps]);
  });
});
