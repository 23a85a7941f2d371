import { tokenRefusals } from '@/contract/token';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startGateway, type Bank } from './harness';

const log = new PassThrough();
let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ log, settings: { logLevel: 'info' } });
});
afterAll(() => bank.close());

const fields = () => ({
  grant_type: 'client_credentials',
  scope: 'select',
  client_id: bank.keys.clientId,
  client_secret: bank.keys.clientSecret,
});
const get = (query: Record<string, string>) => bank.app.inject({ url: '/oauth/token', query });
const post = (sent: Record<string, string>) =>
  bank.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(sent).toString(),
  });
const tokenOf = (answer: { json(): unknown }) =>
  (answer.json() as { RESPONSE: { RETURN_DATA: { access_token: string } } }).RESPONSE.RETURN_DATA
    .access_token;

describe('the access token by GET', () => {
  it('opens the calls of a visitor, like one by POST', async () => {
    const answer = await get(fields());
    const list = await bank.app.inject({
      url: '/api/functional/area/list?loanType=YQDC001&minVersion=226',
      headers: { authorization: `Bearer ${tokenOf(answer)}` },
    });
    expect([answer.statusCode, answer.headers['cache-control'], list.statusCode]).toEqual([
      200,
      'no-store',
      200,
    ]);
  });

  it.each([
    ['a wrong secret', { client_secret: 'x' }],
    ['an unknown client', { client_id: 'x' }],
    ['another grant', { grant_type: 'password' }],
    ['another scope', { scope: 'all' }],
  ])('is refused for %s in the same words as by POST', async (_name, wrong) => {
    const sent = { ...fields(), ...wrong };
    const [byGet, byPost] = [await get(sent), await post(sent)];
    expect([byGet.statusCode, byGet.json()]).toEqual([byPost.statusCode, byPost.json()]);
    expect(JSON.stringify(byGet.json())).not.toContain('access_token');
  });

  it('has the same fault as by POST', async () => {
    const fault = `${tokenRefusals.clientUnknown}:应用身份无效`;
    await bank.console.faults([{ path: '/oauth/token', fault: 'returnCode', value: fault, times: 1 }]);
    expect(JSON.stringify((await get(fields())).json())).toContain(tokenRefusals.clientUnknown);
    expect(tokenOf(await get(fields()))).not.toBe('');
  });
});

it('a secret in an address comes into no log and no trace, also when the call breaks', async () => {
  await get(fields());
  await bank.db.script('alter table access_tokens rename to gone');
  const broken = await get(fields());
  await bank.db.script('alter table gone rename to access_tokens');
  expect(broken.json()).toMatchObject({ RESPONSE: { RETURN_CODE: '999999' } });
  const { json } = await bank.console.raw('GET', 'traces');
  const traces = JSON.stringify(json);
  expect(traces).toContain('oauthToken');
  log.end();
  const written = await text(log);
  expect(written).toContain('"route":"/oauth/token"');
  for (const kept of [traces, written]) expect(kept).not.toContain(bank.keys.clientSecret);
});
