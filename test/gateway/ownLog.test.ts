import { generalRefusals } from '@/contract/refusals';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startGateway, type Bank } from './harness';

/** What the gateway writes into its own log when something in it breaks. */

const PHONE = '13700000860';
let bank: Bank;
const log = new PassThrough();
beforeAll(async () => {
  bank = await startGateway({ log });
});
afterAll(() => bank.close());

it('names the failure, and no person', async () => {
  const person = await bank.register(PHONE);
  await bank.db.script('alter table code_sends rename to gone');
  await bank.console.advanceMinutes(2);
  expect((await person.refused('sendLoginSmsVCode', { phone: PHONE })).code).toBe(generalRefusals.broken);
  await bank.db.script('alter table credit_lines rename to gone_too');
  expect((await bank.console.raw('GET', `customers/${PHONE}`)).status).toBe(500);
  // An address may be a secret.
  const ticket = 'a'.repeat(43);
  await bank.db.script('alter table tickets rename to gone_as_well');
  expect((await bank.app.inject({ url: `/files/${ticket}` })).statusCode).toBe(500);
  log.end();
  const written = await text(log);
  expect(written).toContain('"call":"sendLoginSmsVCode"');
  expect(written).toContain('"code":"42P01"');
  expect(written).toContain('"route":"/files/:ticket"');
  expect(written).not.toContain(ticket);
  expect(written).not.toContain(PHONE);
});
