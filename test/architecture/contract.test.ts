import { calls, type CallDefinition } from '@/contract';
import { tradePassword } from '@/contract/flowFields';
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
  'flowFields.ts',
  'flowRefusals.ts',
  'index.ts',
  'lost.ts',
  'pictures.ts',
  'reading.ts',
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

  it('marks as beyond the spec each call that the table of the product does not have, and no other', () => {
    const listed = rowsOf('test/architecture/calls.tsv').map(([, path = '']) =>
      path.replace(/\{(\w+)\}/g, ':$1'),
    );
    const paths = new Set(listed.filter((path) => path.startsWith('/')));
    const names = new Set(listed.filter((path) => !path.startsWith('/')));
    const endOf = (path: string, parts: number) => path.split('/').slice(-parts).join(' ');
    const ends = all.map(([, { path }]) => endOf(path, 1));
    // 'educationFile upload' names the folder and the call; a word alone names a call if no other ends with it.
    const named = (path: string) =>
      names.has(endOf(path, 2)) ||
      (names.has(endOf(path, 1)) && ends.filter((end) => end === endOf(path, 1)).length === 1);
    const additions = all.filter(
      ([, { path }]) => !paths.has(path) && !named(path) && !PATHS_CHOSEN.has(path),
    );
    const marked = all.filter(([, { beyond }]) => beyond === true);
    expect(
      marked.map(([name]) => name).sort(),
      'a call of src/contract whose path is not in test/architecture/calls.tsv has `beyond: true`',
    ).toEqual(additions.map(([name]) => name).sort());
  });
});

/** Calls that the product's list names without a path, alone or as a family. */
const PATHS_CHOSEN = new Set([
  '/common/getRandomValue',
  '/custInfo/empower/revoke',
  '/applfront/credit/queryCreditState',
  '/api/saveWideTable',
  '/contract/download',
  ...['list', 'info', 'upload', 'delete', 'submit'].map((name) => `/supplement/${name}`),
  ...['query', 'sendCode', 'verify', 'supplement'].map((name) => `/enterprise/email/${name}`),
  ...['newCreditStatus', 'submit', 'record'].map((name) => `/loanQuota/increaseQuota/${name}`),
  '/app/deviceInfo/query',
  '/api/trackrecord/event',
  '/activity/saveActivityRecord',
  ...['list', 'apply', 'prove', 'upload'].map((name) => `/settlement/${name}`),
  '/app/square/authDetail',
]);
