import { calls, type CallDefinition } from '@/contract';
import { tradePassword } from '@/contract/fields';
import { filesIn, rowsOf, textOf } from './files';

const all: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);
/** Modules of the contract that declare no calls. */
const COMMON_TO_ALL = [
  'codes.ts',
  'lendingFields.ts',
  'loanRefusals.ts',
  'customerFacts.ts',
  'visitCodes.ts',
  'define.ts',
  'fields.ts',
  'index.ts',
  'pictures.ts',
  'refusals.ts',
  'repayRefusals.ts',
];

/**
 * Spec §6, calls that need no access token, as far as the contract declares them. News, ads, dictionary, system and anti-fraud have no call yet: a
 * new call of theirs without a token needs a row here.
 */
const EXEMPT: readonly (readonly [string, RegExp])[] = [
  ['oauth token', /^\/oauth\/token$/],
  ['tracking', /^\/api\/trackrecord\/(?:insert|insertRecord|event)$/],
  ['notices list and info', /^\/api\/notice\/(?:list|info)$/],
  ['operation list', /^\/api\/operation\/list$/],
  ['upgrade info', /^\/app\/upgrade$/],
  ['hot update', /^\/api\/hotUpdate\/list$/],
  ['routing policy', /^\/api\/routePolicy\/list$/],
  ['error save', /^\/api\/zy\/error\/saveData$/],
];

const namesIn = (folder: string) =>
  filesIn(folder)
    .filter((path) => path.split('/').length === 3 || folder.split('/').length + 1 === path.split('/').length)
    .map((path) => path.split('/').pop() ?? '')
    .filter((name) => !COMMON_TO_ALL.includes(name));

describe('contract', () => {
  it('has a handler file of the same name for each of its files', () => {
    const areas = namesIn('src/contract');
    expect(areas.length).toBeGreaterThan(5);
    expect(
      namesIn('gateway/handlers').sort(),
      'each file of src/contract has one of its name in gateway/handlers; one that declares no calls is in COMMON_TO_ALL of test/architecture/contract.test.ts',
    ).toEqual(areas.sort());
  });

  it('lists every area in its index', () => {
    const index = textOf('src/contract/index.ts');
    const unlisted = namesIn('src/contract').filter(
      (file) => !index.includes(`from './${file.replace('.ts', '')}'`),
    );
    expect(
      unlisted,
      'add its calls to src/contract/index.ts, and its handlers to gateway/handlers/index.ts',
    ).toEqual([]);
  });

  it('gives each verb and path to one call', () => {
    const addresses = all.map(([, { verb, path }]) => `${verb} ${path}`);
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  it.each(all)('%s uses the form that its kind requires', (_name, call) => {
    const isApi = call.path.startsWith('/api/');
    // Wire protocol: a message with a person's token is sealed; uploads and the /api/ calls are on the whitelist.
    if (call.auth === 'member' && !isApi) expect(['sealed', 'multipart']).toContain(call.body);
    if (call.verb === 'GET') expect(call.body).toBe('plain');
    expect(call.answer === 'data').toBe(isApi);
    expect(call.body === 'multipart').toBe(call.files !== undefined);
    // Product decisions, "Two readings": an upload may take 60 s.
    if (call.files) expect(call.slow).toBe(true);
    // A call that may happen only once also has a timestamp and is sealed.
    if (call.once) expect(call).toMatchObject({ rv: true, body: 'sealed', auth: 'member' });
    if (call.rv) expect(call.verb).toBe('POST');
  });

  it.each(all.filter(([, { auth }]) => auth === 'none'))(
    '%s needs no access token because spec §6 exempts it',
    (_name, { path }) => expect(EXEMPT.filter(([, pattern]) => pattern.test(path))).toHaveLength(1),
  );

  it.each(EXEMPT)('%s is exempt by spec §6 and declared so', (_what, pattern) => {
    const declared = all.filter(([, { path }]) => pattern.test(path)).map(([, { auth }]) => auth);
    expect(new Set(declared)).toEqual(new Set(['none']));
  });

  it('declares each password in a request as one, in a sealed call', () => {
    const wrong = all.filter(([, { request, passwords = [], body }]) => {
      const fields = 'entries' in request ? Object.entries(request.entries as object) : [];
      const found = fields
        .filter(([name, schema]) => schema === tradePassword || /password|psw$|pwd|^pin$|gesture/i.test(name))
        .map(([name]) => name);
      return (
        String(found.sort()) !== String([...passwords].sort()) || (found.length > 0 && body !== 'sealed')
      );
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
    expect(all.filter(([, { passwords }]) => passwords !== undefined).length).toBeGreaterThan(5);
  });

  it('declares paths of the product, or of the list of additions', () => {
    const listed = rowsOf('test/architecture/calls.tsv').map(([, path = '']) =>
      path.replace(/\{(\w+)\}/g, ':$1'),
    );
    const paths = new Set(listed.filter((path) => path.startsWith('/')));
    const names = new Set(listed.filter((path) => !path.startsWith('/')));
    // 'educationFile upload' names the folder and the call.
    const named = (path: string) =>
      [1, 2].some((parts) => names.has(path.split('/').slice(-parts).join(' ')));
    const unknown = all
      .map(([, { path }]) => path)
      .filter((path) => !paths.has(path) && !named(path) && !ADDITIONS.has(path));
    expect(
      unknown,
      'not in test/architecture/calls.tsv: add the path to ADDITIONS in test/architecture/contract.test.ts',
    ).toEqual([]);
  });
});

/** Calls beyond the product's list; the contract gives the reason for each. */
const ADDITIONS = new Set([
  '/common/getRandomValue',
  '/api/saveWideTable',
  ...['setDefaultCard', 'unbindCard', 'changeRepayCard', 'renewBankCardSign'].map(
    (name) => `/bankcard/${name}`,
  ),
  ...['queryIdCardRenewal', 'renewIdCard'].map((name) => `/ocrIdentify/${name}`),
  ...['state', 'freeze', 'thaw', 'endDevice', 'phoneSendCode', 'phoneChange'].map(
    (name) => `/custInfo/security/${name}`,
  ),
  ...['methods', 'sendCode', 'code', 'aimFace', 'face'].map((name) => `/custInfo/check/${name}`),
  '/api/agreement/list',
  '/applfront/credit/partnerStep/query',
  '/applfront/credit/partnerStep/start',
  '/api/propose/upload',
  '/api/propose/delete',
  '/api/propose/list',
  '/api/propose/info',
  '/api/propose/disagree',
  '/contract/preview',
  '/contract/pages',
  '/contract/download',
  '/contract/list',
  '/coupon/queryTripartiteCoupon',
  ...['list', 'info', 'upload', 'delete', 'submit'].map((name) => `/consumption/proof/${name}`),
  ...['list', 'info', 'upload', 'delete', 'submit'].map((name) => `/supplement/${name}`),
  ...['query', 'sendCode', 'verify', 'supplement'].map((name) => `/enterprise/email/${name}`),
  ...['newCreditStatus', 'submit', 'record'].map((name) => `/loanQuota/increaseQuota/${name}`),
  ...['query', 'voucher', 'voucherDelete', 'submit'].map((name) => `/repay/offline/${name}`),
  '/loan/queryRepaymentInfo',
  ...['ask', 'list', 'link'].map((name) => `/custInfo/export/${name}`),
  ...['switches', 'switch'].map((name) => `/custInfo/notice/${name}`),
  ...['showUserInfo', 'editUserInfo'].map((name) => `/common/userInfo/${name}`),
  ...['state', 'revoke'].map((name) => `/kzx/userLogOff/${name}`),
  '/enterprise/partners',
  ...['queryRegions', 'queryPlaces'].map((name) => `/loan/App/${name}`),
  '/loan/queryLoaning',
  '/loan/stopLoan',
  '/password/sendCode',
  '/app/login/queryAccessCode',
  '/app/deviceInfo/query',
  '/api/trackrecord/event',
  '/activity/saveActivityRecord',
  '/api/notice/personal/list',
  '/api/notice/personal/info',
  ...['list', 'apply', 'prove', 'mail', 'upload'].map((name) => `/settlement/${name}`),
  ...['authDetail', 'accredit', 'authorization', 'revoke'].map((name) => `/app/square/${name}`),
  ...['start', 'resume', 'idCardOcr', 'face', 'faceResult', 'sendCode', 'changePhone'].map(
    (name) => `/app/login/phoneDisabled/${name}`,
  ),
]);
