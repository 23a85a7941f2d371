import { addMessage } from '../../../gateway/queries/messages';
import { queuedSms, queueOutgoingSms } from '../../../gateway/queries/outgoingSms';
import { soon } from '../../soon';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { startGateway, type Bank } from '../harness';
import { startService } from '../providers/service';
import { anotherOutbox, arrivedSms, smsOf, statesOf } from './inbox';

/** The SMS of a booking: once, whatever the SMS service or the gateway does. */

let bank: Bank;
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
beforeEach(async () => {
  await bank.db.query(`update outgoing_sms set state = 'sent' where state = 'waiting'`);
  service = await startService();
});
afterEach(async () => {
  unstubAllEnvs();
  await service.close();
});
afterAll(() => bank.close());

/** From now on SMS go to the service. */
function useService(timeoutMs = '300'): void {
  stubEnv('PROVIDER_SMS_URL', service.endpoint.url);
  stubEnv('PROVIDER_SMS_TIMEOUT_MS', timeoutMs);
}

const sent = () => service.received.map(({ body }) => body as { text: string; key: string; phone: string });

it('goes to the service after the booking, with its key', async () => {
  const person = await bank.credited();
  useService();
  service.answer({ result: 'sent' });
  await person.draw();
  await soon(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    phone: person.phone,
    channel: 'sms',
    key: expect.stringMatching(/^.{24}$/),
  });
  await soon(async () => expect((await statesOf(bank, person.phone)).at(-1)).toBe('sent'));
});

it('a silent service delays no one; the SMS goes later, under the same key', async () => {
  const person = await bank.credited();
  useService('3000');
  service.fallSilent();
  expect(await person.draw()).toMatchObject({ state: 'paid' });
  // The try has failed: the SMS waits again.
  await soon(async () => expect((await statesOf(bank, person.phone)).at(-1)).toBe('waiting'));
  const [first] = sent();
  unstubAllEnvs();
  await anotherOutbox(bank).flush();
  expect((await arrivedSms(bank, person.phone))[0]).toContain('已放款');
  const [{ send_key: key } = { send_key: '' }] = await bank.db.query<{ send_key: string }>(
    `select send_key from messages where phone = $1 and send_key is not null order by id desc limit 1`,
    [person.phone],
  );
  expect(key).toBe(first?.key);
});

it('is given up when the last try has failed, and the message stays', async () => {
  const person = await bank.credited();
  useService();
  service.answer({}, 500);
  await person.draw();
  await soon(() => expect(sent()).toHaveLength(1));
  await soon(async () => expect((await statesOf(bank, person.phone)).at(-1)).toBe('waiting'));
  const failures: unknown[] = [];
  const { batches } = anotherOutbox(bank, failures);
  const smsIds = await queueOutgoingSms(bank.db, { limit: 8, reminders: true });
  expect(smsIds).toHaveLength(1);
  for (let n = 0; n < 2; n += 1) await expect(batches.work(smsIds)).rejects.toThrow('1 SMS were not sent');
  await batches.giveUp(smsIds);
  expect((await statesOf(bank, person.phone)).at(-1)).toBe('failed');
  // A batch that comes once more finds nothing to send.
  await batches.work(smsIds);
  expect(sent()).toHaveLength(3);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect([batches.tries.most, failures.length]).toEqual([10, 2]);
  expect((await person.must('personalNotices', {})).list[0]?.title).toBe('已放款');
});

it('is not tried again when the service refuses the receiver', async () => {
  const person = await bank.credited();
  useService();
  service.answer({ result: 'refused' });
  await person.draw();
  await soon(async () => expect((await statesOf(bank, person.phone)).at(-1)).toBe('refused'));
  await anotherOutbox(bank).flush();
  expect(sent()).toHaveLength(1);
});

it('of a gateway that dies while sending is sent by another one, and arrives once', async () => {
  const person = await bank.credited();
  useService();
  service.fallSilent();
  await person.draw();
  await soon(() => expect(sent()).toHaveLength(1));
  unstubAllEnvs();
  await soon(async () => expect((await statesOf(bank, person.phone)).at(-1)).toBe('waiting'));
  // Another process has taken it and dies right after handing it over.
  const smsIds = await queueOutgoingSms(bank.db, { limit: 8, reminders: true });
  const [row] = await queuedSms(bank.db, smsIds);
  if (row === undefined) throw new Error('no SMS');
  const at = await bank.console.now();
  await addMessage(bank.db, { at, phone: row.phone, channel: 'sms', text: row.text, code: '' }, row.sms_id);
  const outbox = anotherOutbox(bank);
  await outbox.flush();
  expect((await statesOf(bank, person.phone)).at(-1)).toBe('queued');
  // The queue gives its job to somebody else, also to two at once if the first is only slow.
  await Promise.all([outbox.batches.work(smsIds), anotherOutbox(bank).batches.work(smsIds)]);
  expect((await smsOf(bank, person.phone)).filter((text) => text.includes('已放款'))).toHaveLength(1);
  expect((await statesOf(bank, person.phone)).at(-1)).toBe('sent');
});

it('to the number that an account had before waits for a silent service, too, and arrives once', async () => {
  const person = await bank.credited();
  const newPhone = '13977000001';
  const checkToken = await person.check('changePhone');
  await person.must('phoneSendCode', { newPhone, checkToken });
  const code = await bank.console.codeOf(newPhone);
  useService();
  service.fallSilent();
  await person.must('phoneChange', { newPhone, code, checkToken });
  await soon(() => expect(sent().map(({ phone }) => phone)).toContain(person.phone));
  // The process dies here; another one goes on.
  unstubAllEnvs();
  const told = async () =>
    (await smsOf(bank, person.phone)).filter((text) => text.includes('已更换登录手机号'));
  expect(await told()).toEqual([]);
  await soon(async () => {
    await Promise.all([anotherOutbox(bank).flush(), anotherOutbox(bank).flush()]);
    expect(await told()).toHaveLength(1);
  });
  // A number that is no one's any more is not kept.
  await soon(async () =>
    expect(await bank.db.query(`select 1 from outgoing_sms where phone <> ''`)).toEqual([]),
  );
});

it('a closed outbox takes nothing more', async () => {
  const outbox = anotherOutbox(bank);
  await outbox.close();
  await bank.db.query(
    `insert into outgoing_sms (sms_id, phone, text, reminder, at) values ('late', '13977000009', '', false, now())`,
  );
  await outbox.flush();
  expect(await bank.db.query(`select sms_id from outgoing_sms where state = 'waiting'`)).toEqual([
    { sms_id: 'late' },
  ]);
});
