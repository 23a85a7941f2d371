import { generalRefusals } from '@/contract/refusals';
import { pictureRefusals } from '@/contract/flowRefusals';
import { openAnswer, seal } from '@/wire';
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { startGateway, type Bank, type TestPerson } from './harness';

const lines: string[] = [];
const log = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(line.toString());
    done();
  },
});

let bank: Bank;
let person: TestPerson;
let bearer: string;
beforeAll(async () => {
  bank = await startGateway({ log });
  person = await bank.register('13500000001');
  const { access_token } = await person.must('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: bank.keys.clientId,
    client_secret: bank.keys.clientSecret,
  });
  bearer = `Bearer ${access_token}`;
});
afterAll(() => bank.close());
afterEach(() => {
  // A refusal is not a crash: no stack trace in the log, whatever was sent.
  expect(lines.splice(0)).toEqual([]);
});

const FORM = 'application/x-www-form-urlencoded';
const JSON_CALL = '/api/trackrecord/insert';
const BOUNDARY = 'x-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

interface Sent {
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly type?: string;
}

/** The answer's code; it must be an answer of the gateway. */
async function codeOf({ url, payload, type }: Sent, sessionKey = ''): Promise<unknown> {
  const answer = await bank.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { authorization: bearer, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(200);
  const json = answer.json<{ response?: string; sign: string; code?: unknown }>();
  const opened: unknown =
    json.response === undefined ? json : openAnswer({ response: json.response, sign: json.sign }, sessionKey);
  const { RESPONSE } = opened as { RESPONSE?: { RETURN_CODE: string } };
  return RESPONSE?.RETURN_CODE ?? json.code;
}

const session = () => ({ tokenCode: person.client.tokenCode, phone: person.phone, loginState: '1' });

function sealed(params: object): Promise<unknown> {
  const entries = { ...session(), ...params };
  const { fields, sessionKey } = seal(entries, { publicKey: bank.keys.publicKey, random: randomBytes });
  const payload = new URLSearchParams({ ...fields }).toString();
  return codeOf({ url: '/bankcard/queryBankList', payload, type: FORM }, sessionKey);
}

type Part = readonly [name: string, content: string, file?: string];

const written = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): string =>
  parts
    .map(([name, content, file]) => {
      const fileName = file === undefined ? '' : `; filename="${file}"\r\ncontent-type: image/png`;
      return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`;
    })
    .join('') + end;

const UPLOAD = '/loan/user/educationFile/upload';
const upload = (payload: string, type = MULTIPART) =>
  codeOf({ url: UPLOAD, payload: Buffer.from(payload, 'latin1'), type });
const fields = (): Part[] => [...Object.entries(session()), ['kind', 'diploma']];

/** Characters that no database can store, in the middle of a text. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['NUL', 'a\0b'],
  ['the first half of a pair', 'a\ud83db'],
  ['the second half of a pair', 'a\udc00b'],
];

describe.each(TEXTS)('%s is refused', (_what, bad) => {
  it.each([
    ['in a field', { note: bad }],
    ['deep in a list', { list: [{ deep: [bad] }] }],
    ['as the name of a field', { [bad]: 'x' }],
  ])('in a sealed body %s', async (_where, params) => {
    expect(await sealed(params)).toBe(generalRefusals.incomplete);
  });

  it('in a JSON body', async () => {
    const event = {
      ...{ eventType: 'show', page_id: '001', page_name: 'home', cjj_id: '', client: 'H5', userStatus: '' },
      ...{ sourceid: '', TestFlowId: '', anti_fraud_value: '', eventTime: '2026-11-18T03:00:00.000Z' },
    };
    const written = (page_name: string) => JSON.stringify({ records: [{ ...event, page_name }] });
    const right = { url: JSON_CALL, payload: written('home'), type: 'application/json' };
    expect(await codeOf(right)).toBe(200);
    const sent = { ...right, payload: written(bad) };
    expect(await codeOf(sent)).toBe(generalRefusals.incomplete);
  });
});

// A query, a form and an upload are UTF-8, which cannot carry half of a surrogate pair.
describe('NUL is refused', () => {
  it('in a query and in a path', async () => {
    expect(await codeOf({ url: '/api/notice/info?noticeId=a%00b&loanType=x&minVersion=1' })).toBe(
      generalRefusals.incomplete,
    );
    expect(await codeOf({ url: '/api/contract/a%00b' })).toBe(generalRefusals.incomplete);
  });

  it('in an upload: in a field, in the name of one, and in a file’s name', async () => {
    const bad = 'a\0b';
    const file: Part = ['file', 'x', 'a.png'];
    expect(await upload(written([...fields(), ['note', bad], file]))).toBe(generalRefusals.incomplete);
    expect(await upload(written([...fields(), [bad, 'x'], file]))).toBe(generalRefusals.incomplete);
    expect(await upload(written([...fields(), ['file', 'x', `${bad}.png`]]))).toBe(
      generalRefusals.incomplete,
    );
  });
});

describe('a malformed form', () => {
  const file: Part = ['file', 'x', 'a.png'];
  it.each<[string, () => Promise<unknown>, string]>([
    ['has no boundary', () => upload(written(fields()), 'multipart/form-data'), generalRefusals.incomplete],
    [
      'has another boundary',
      () => upload(written(fields()), 'multipart/form-data; boundary=other'),
      generalRefusals.incomplete,
    ],
    ['ends before it is whole', () => upload(written([...fields(), file], '')), generalRefusals.incomplete],
    [
      'ends in the middle of a header',
      () => upload(`--${BOUNDARY}\r\ncontent-dispo`),
      generalRefusals.incomplete,
    ],
    ['is empty', () => upload(''), generalRefusals.tokenCodeMissing],
    ['is of another kind', () => upload('{}', 'application/json'), generalRefusals.incomplete],
    [
      'has the file before who sends it',
      () => upload(written([file, ...fields()])),
      generalRefusals.tokenCodeMissing,
    ],
    [
      'has a field behind the file',
      () => upload(written([...fields(), file, ['kind', 'degree']])),
      generalRefusals.incomplete,
    ],
    [
      'has a file of another name',
      () => upload(written([...fields(), ['other', 'x', 'a.png']])),
      generalRefusals.incomplete,
    ],
    ['has more than one file', () => upload(written([...fields(), file, file])), generalRefusals.incomplete],
    [
      'has more fields than any form',
      () => upload(written(Array(40).fill(['a', 'b']))),
      generalRefusals.incomplete,
    ],
    [
      'has a field longer than any',
      () => upload(written([['a', 'b'.repeat(20_000)], file])),
      generalRefusals.incomplete,
    ],
    [
      'names a field __proto__',
      () => upload(written([...fields(), ['__proto__', 'x'], file])),
      generalRefusals.incomplete,
    ],
    ['has no session', () => upload(written([['tokenCode', 'x'], file])), generalRefusals.sessionOver],
    ['has a picture that is none', () => upload(written([...fields(), file])), pictureRefusals.notAPicture],
  ])('%s', async (_what, send, code) => {
    expect(await send()).toBe(code);
  });
});

describe('a body that cannot be read', () => {
  it.each<[string, Sent, string]>([
    [
      'is no JSON',
      { url: JSON_CALL, payload: '{"a":', type: 'application/json' },
      generalRefusals.incomplete,
    ],
    [
      'has __proto__ in its JSON',
      { url: JSON_CALL, payload: '{"__proto__":1}', type: 'application/json' },
      generalRefusals.incomplete,
    ],
    [
      'is of an unknown kind',
      { url: JSON_CALL, payload: 'x', type: 'application/x-unknown' },
      generalRefusals.incomplete,
    ],
    [
      'is too long',
      { url: JSON_CALL, payload: 'x'.repeat(300_000), type: 'application/json' },
      generalRefusals.incomplete,
    ],
    [
      'is too deep',
      { url: JSON_CALL, payload: `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`, type: 'application/json' },
      generalRefusals.incomplete,
    ],
    [
      'is no sealed message',
      { url: '/bankcard/queryBankList', payload: 'x=1', type: FORM },
      generalRefusals.illegal,
    ],
    [
      'is sealed, and too long',
      { url: '/bankcard/queryBankList', payload: 'x'.repeat(300_000), type: FORM },
      generalRefusals.incomplete,
    ],
    [
      'is sealed, of an unknown kind',
      { url: '/bankcard/queryBankList', payload: 'x', type: 'a/b' },
      generalRefusals.illegal,
    ],
  ])('%s', async (_what, sent, code) => {
    expect(await codeOf(sent)).toBe(code);
  });
});

it("the console's input is checked too", async () => {
  const { status, json } = await bank.console.raw('POST', 'customers', { phone: 'a\0b', persona: 'new' });
  expect([status, json]).toEqual([400, expect.objectContaining({ code: 400 })]);
  const asked = await bank.console.raw('GET', 'messages?phone=a%00b');
  expect(asked.status).toBe(400);
});
