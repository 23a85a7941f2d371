import { calls, type CallDefinition, type CallName } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { decodeAnswer, Refused } from '../../gateway/console/person/decode';
import { encodeCall } from '../../gateway/console/person/encode';
import { gatewayKeys, openRequest } from '../../gateway/wire';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startGateway, TestPerson, type Bank } from './harness';
import { phones } from './steps';

/** Passwords are sealed under their own key inside the sealed body (wire protocol, "Keys"). */

const RIGHT = '258036';
const WRONG = '907143';
const NEXT = '816205';

let bank: Bank;
const phone = phones();
const log = new PassThrough();
beforeAll(async () => {
  bank = await startGateway({ log, settings: { logLevel: 'info' } });
});
afterAll(() => bank.close());

/** What this call of the contract is once its body is open: what a front that only opens bodies passes on. */
async function behindTheFront(person: TestPerson, name: CallName, request: Record<string, string>) {
  const { http } = await person.client.prepare(name, request);
  const fields = Object.fromEntries(new URLSearchParams(String(http.payload)));
  return openRequest(fields, { rv: http.headers['rv'] }, gatewayKeys(bank.keys.privateKey)).params;
}

/** The refusal of a call whose passwords come as they are given. */
async function asGiven(person: TestPerson, name: CallName, request: Record<string, unknown>) {
  const { passwords: _sealed, ...definition }: CallDefinition = calls[name];
  const { http } = await person.client.prepare('getRandomValue', {});
  const params = { ...request, tokenCode: person.client.tokenCode, phone: person.phone };
  const { sessionKey, ...encoded } = await encodeCall(definition, params, [], bank.keys);
  const { authorization = '' } = http.headers;
  const headers = { ...encoded.headers, authorization };
  const { statusCode: status, body } = await bank.app.inject({ ...encoded, headers });
  const answer = decodeAnswer(definition, { status, body }, sessionKey);
  return answer instanceof Refused ? answer.code : 'done';
}

describe('a password in a request', () => {
  it.each<[CallName, Record<string, string>]>([
    ['passwordSet', { password: RIGHT }],
    ['setPsw', { password: RIGHT }],
    ['verifyPsw', { password: RIGHT, purpose: 'loan' }],
    ['passwordUpdate', { oldPassword: RIGHT, password: NEXT }],
    ['updatepwd', { oldPassword: RIGHT, password: NEXT }],
    ['passwordReset', { resetToken: 'r', password: RIGHT }],
    ['passwordreset', { resetToken: 'r', password: RIGHT }],
  ])('of %s is not in the opened body', async (name, request) => {
    const params = await behindTheFront(bank.person(phone()), name, request);
    const sealed = JSON.stringify(params);
    expect(sealed).not.toContain(RIGHT);
    expect(sealed).not.toContain(NEXT);
    expect(params['password']).toMatch(/^[\w+/]{43}=$/);
  });

  it('is refused as an illegal request in clear, under another key, damaged or absent, and nothing is set', async () => {
    const person = await bank.register(phone());
    const stranger = new TestPerson(
      { ...person.world, keys: { ...bank.keys, passwordKey: 'fedcba9876543210' } },
      person.phone,
    );
    stranger.client.tokenCode = person.client.tokenCode;
    expect((await stranger.refused('passwordSet', { password: RIGHT })).code).toBe(generalRefusals.illegal);
    for (const password of [RIGHT, undefined, 258036, 'A'.repeat(44)])
      expect(await asGiven(person, 'passwordSet', { password })).toBe(generalRefusals.illegal);
    expect(await person.must('securityState', {})).toMatchObject({ passwordSet: false });
    await person.must('passwordSet', { password: RIGHT });
    expect(await asGiven(person, 'verifyPsw', { password: RIGHT, purpose: 'loan' })).toBe(
      generalRefusals.illegal,
    );
    await person.must('verifyPsw', { password: RIGHT, purpose: 'loan' });
  });

  it('that is not six digits is refused as incomplete, once it is open', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('passwordSet', { password: '25803' })).code).toBe(
      generalRefusals.incomplete,
    );
  });

  it('of a person whose session is over is answered by that', async () => {
    const person = bank.person(phone());
    expect(await asGiven(person, 'passwordSet', { password: RIGHT })).not.toBe(generalRefusals.illegal);
  });
});

it('no trace, no log and no table has a password', async () => {
  const person = await bank.register(phone());
  await person.must('passwordSet', { password: RIGHT });
  await person.refused('verifyPsw', { password: WRONG, purpose: 'loan' });
  await person.must('passwordUpdate', { oldPassword: RIGHT, password: NEXT });
  await asGiven(person, 'verifyPsw', { password: NEXT, purpose: 'loan' });
  const { db } = bank;
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const rows = await Promise.all(tables.map(({ name }) => db.query(`select t::text as row from ${name} t`)));
  const traces = await bank.console.raw('GET', `traces?phone=${person.phone}`);
  log.end();
  const kept = { rows: JSON.stringify(rows), traces: JSON.stringify(traces.json), log: await text(log) };
  expect(kept.rows).toContain(person.phone);
  expect(kept.traces).toContain('verifyPsw');
  expect(kept.log).toContain('/loan/verifyPsw');
  // A part of a longer number is no password: times have microseconds.
  const password = new RegExp(`(?<![\\w.])(${RIGHT}|${WRONG}|${NEXT})(?!\\w)`);
  for (const [where, words] of Object.entries(kept))
    expect([where, password.exec(words)]).toEqual([where, null]);
});
