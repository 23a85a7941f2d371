import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { pictureRefusals } from '@/contract/flowRefusals';
import { cardCalls, cardRefusals } from '@/contract/card';
import { identityCalls } from '@/contract/identity';
import { logCalls } from '@/contract/log';
import { call, CallFailure } from '@/request';
import { makeWorld, no, ok, type Reply } from './world';

const NETWORK = '网络开小差了，请稍后再试';
const EXPIRED = '登录失效';

interface Row {
  readonly trigger: string;
  readonly reply: Reply;
  readonly kind: CallFailure['kind'];
  readonly code?: string;
  readonly toast: string;
  /** Number of onExpired calls. */
  readonly expired?: number;
  readonly anotherDevice?: boolean;
  /** The entries of the error log. */
  readonly report?: { readonly errorType: string; readonly errorInfo: string };
}

const expiredRow = (code: string, anotherDevice = false): Row => ({
  trigger: `RETURN_CODE ${code}`,
  reply: no(code, 'session expired'),
  kind: 'expired',
  code,
  toast: EXPIRED,
  expired: 1,
  anotherDevice,
});

const networkRow = (trigger: string, reply: Reply, errorInfo: string): Row => ({
  trigger,
  reply,
  kind: 'network',
  toast: NETWORK,
  report: { errorType: 'network', errorInfo: `Request failed: ${errorInfo}` },
});

const businessRow = (code: string, desc: string | undefined, toast: string): Row => ({
  trigger: `RETURN_CODE ${code} with ${desc ?? 'no text'}`,
  reply: no(code, desc),
  kind: 'business',
  code,
  toast,
});

/** Spec §8, row by row, for a member call. */
const ROWS: readonly Row[] = [
  ...[generalRefusals.sessionOver, ...sessionOverElsewhere].map((code) => expiredRow(code)),
  expiredRow(generalRefusals.otherDevice, true),
  networkRow('HTTP 502', { ...ok({ list: [] }), status: 502 }, 'HTTP 502'),
  networkRow('HTTP 404 with a page', { text: '<html>', status: 404 }, 'HTTP 404'),
  networkRow('no network', { failure: 'offline' }, 'offline'),
  networkRow('time-out', { failure: 'timeout' }, 'timeout'),
  networkRow('a domain not on the list', { failure: 'refused-domain' }, 'refused-domain'),
  networkRow('missing body', { text: '' }, 'unreadable answer'),
  networkRow('a body that is no envelope', { envelope: { hello: 1 } }, 'unreadable answer'),
  networkRow('success without its data', ok(null), 'answer does not fit the contract'),
  {
    ...businessRow(generalRefusals.broken, NETWORK, NETWORK),
    report: { errorType: 'business', errorInfo: `Request failed: ${generalRefusals.broken}` },
  },
  businessRow(cardRefusals.bankDeclined, '银行拒绝了签约', '银行拒绝了签约'),
  businessRow(cardRefusals.bankDeclined, undefined, NETWORK),
  businessRow(cardRefusals.bankDeclined, '', NETWORK),
  {
    trigger: 'Message MISSING_KEY_TOKENCODE',
    reply: no(generalRefusals.tokenCodeMissing, 'MISSING_KEY_TOKENCODE'),
    kind: 'illegal',
    code: generalRefusals.tokenCodeMissing,
    toast: '非法请求请注意',
    report: { errorType: 'illegal', errorInfo: `Request failed: ${generalRefusals.tokenCodeMissing}` },
  },
  {
    trigger: 'Message SPECIAL_CHARACTERS',
    reply: no(generalRefusals.incomplete, 'SPECIAL_CHARACTERS'),
    kind: 'blocked',
    code: generalRefusals.incomplete,
    toast: '存在非法字符，禁止提交',
    report: { errorType: 'blocked', errorInfo: `Request failed: ${generalRefusals.incomplete}` },
  },
];

const failureOf = async (run: Promise<unknown>): Promise<CallFailure> => {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailure)) throw new Error(`no CallFailure but ${String(error)}`);
  return error;
};

describe.each(ROWS)('$trigger', (row) => {
  const { reply, kind, code = '', toast, expired = 0, anotherDevice = false, report } = row;

  it('rejects, shows it once and reports what must be reported', async () => {
    const world = makeWorld(() => reply);
    const failure = await failureOf(call(cardCalls.queryBankList, {}, { tell: true }));
    expect(failure).toMatchObject({ kind, code, message: toast });
    expect(failure.traceNo).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(world.toasts).toEqual([toast]);
    expect(world.expired).toEqual(Array.from({ length: expired }, () => ({ anotherDevice, generation: 1 })));
    const path = '/bankcard/queryBankList';
    expect(world.reports).toEqual(report ? [{ ...report, path, code, traceNo: failure.traceNo }] : []);
  });

  it('shows nothing unless asked to, except for an ended session', async () => {
    const world = makeWorld(() => reply);
    await failureOf(call(cardCalls.queryBankList, {}));
    expect(world.toasts).toEqual(kind === 'expired' ? [toast] : []);
    expect(world.expired).toHaveLength(expired);
  });
});

describe('an upload', () => {
  const file = { name: 'a.jpg', type: 'image/jpeg', source: new Blob(['x']) };
  const UPLOAD = '系统出现错误,请稍后再试';

  it.each<[string, Reply, string, string[]]>([
    ['no network', { failure: 'offline' }, UPLOAD, ['Upload failed: offline']],
    ['HTTP 500', { text: '', status: 500 }, UPLOAD, ['Upload failed: HTTP 500']],
    ['a broken answer', { text: '{"RESPONSE":' }, UPLOAD, ['Upload failed: unreadable answer']],
    ['a business code', no(pictureRefusals.noDocument, '未识别到证件，请重拍'), '未识别到证件，请重拍', []],
  ])('fails with %s', async (_what, reply, toast, reports) => {
    const world = makeWorld(() => reply);
    const failure = await failureOf(
      call(identityCalls.idCardOcr, { side: 'front' }, { files: [file], tell: true }),
    );
    expect(failure.message).toBe(toast);
    expect(world.toasts).toEqual([toast]);
    expect(world.reports.map(({ errorInfo }) => errorInfo)).toEqual(reports);
  });
});

describe('a missing URL', () => {
  it('is shown in the words of the spec, and nothing is sent', async () => {
    const world = makeWorld(() => ok({ list: [] }), { settings: { baseUrl: '' } });
    const failure = await failureOf(call(cardCalls.queryBankList, {}, { tell: true }));
    expect(failure).toMatchObject({ kind: 'network', message: 'Request URL not configured' });
    expect(world.toasts).toEqual(['Request URL not configured']);
    expect(world.reports.map(({ errorInfo }) => errorInfo)).toEqual(['Request URL not configured']);
    expect(world.seen).toEqual([]);
  });
});

describe('a silent call', () => {
  const text = '';
  const record = {
    uid: text,
    phone: text,
    platform: '1-1-8',
    deviceId: text,
    sessionId: text,
    page: text,
    osName: text,
    osVersion: text,
    deviceModel: text,
    width: 0,
    height: 0,
    wgtVersion: text,
    versionCode: '226',
    networkType: 'wifi',
    reportTime: text,
    errorType: 'network',
    errorInfo: text,
    traceNo: text,
  };

  it.each<[string, Reply]>([
    ['no network', { failure: 'offline' }],
    ['an expired session', no(generalRefusals.sessionOver)],
    ['a business code', { envelope: { code: 500, message: 'no' } }],
  ])('rejects after %s, and shows nothing', async (_what, reply) => {
    const world = makeWorld(() => reply);
    await failureOf(call(logCalls.errorSave, record));
    expect([world.toasts, world.expired, world.reports]).toEqual([[], [], []]);
  });
});
