import { addMessage } from '../../../gateway/queries/messages';
import { takeOutgoingSms } from '../../../gateway/queries/outgoingSms';
import { soon } from '../../soon';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { startGateway, type Bank } from '../harness';
import { startService } from '../providers/service';
import { anotherOutbox, arrivedSms, endPauses, smsOf, statesOf } from './inbox';

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
  // The hold while it is being sent is longer than the pause after a failed try.
  await soon(async () =>
    expect(
      await bank.db.query(
        `select 1 as one from outgoing_sms where state = 'waiting' and tries = 1
         and next_at between now() + interval '30 seconds' and now() + interval '90 seconds'`,
      ),
    ).toHaveLength(1),
  );
  const [first] = sent();
  unstubAllEnvs();
  const outbox = anotherOutbox(bank);
  await outbox.flush();
  // The pause is not over.
  expect((await statesOf(bank, person.phone)).at(-1)).toBe('waiting');
  await endPauses(bank);
  await outbox.flush();
  expect((await arrivedSms(bank, person.phone))[0]).toContain('已放款');
  const [{ send_key: key } = { send_key: '' }] = await bank.db.query<{ send_key: string }>(
    `select send_key from messages where phone = $1 and send_key is not null order by id desc limit 1`,
    [person.phone],
  );
  expect(key).toBe(first?.key);
});

it('is given up after six tries, and the message stays', async () => {
  const person = await bank.credited();
  useService();
  service.answer({}, 500);
  await person.draw();
  await soon(() => expect(sent()).toHaveLength(1));
  const failures: unknown[] = [];
  const outbox = anotherOutbox(bank, failures);
  await soon(async () => {
    await endPauses(bank);
    await outbox.flush();
    expect((await statesOf(bank, person.phone)).at(-1)).toBe('failed');
  });
  expect(sent()).toHaveLength(6);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect(failures).toHaveLength(1);
  expect((await person.must('personalNotices', {})).list[0]?.title).toBe('已放款');
});

it('is not tried again when the service refuses the receiver', async () => {
  const person = await bank.credited();
  useService();
  service.answer({ result: 'refused' });
  await person.draw();
  await soon(async () => expect((await statesOf(bank, person.phone)).at(-1)).toBe('refused'));
  await endPauses(bank);
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
  await soon(() => endPauses(bank));
  // Another process has taken it and dies right after handing it over.
  const [row] = await soon(async () => {
    await endPauses(bank);
    const rows = await takeOutgoingSms(bank.db, { limit: 8, holdSeconds: 120, reminders: true });
    expect(rows).toHaveLength(1);
    return rows;
  });
  if (row === undefined) throw new Error('no SMS');
  const at = await bank.console.now();
  await addMessage(bank.db, { at, phone: row.phone, channel: 'sms', text: row.text, code: '' }, row.sms_id);
  const outbox = anotherOutbox(bank);
  await outbox.flush();
  expect((await statesOf(bank, person.phone)).at(-1)).toBe('waiting');
  await endPauses(bank);
  await Promise.all([outbox.flush(), anotherOutbox(bank).flush()]);
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
    await endPauses(bank);
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
  await endPauses(bank);
  await outbox.flush();
  expect(await bank.db.query(`select 1 as one from outgoing_sms where state = 'waiting'`)).toEqual([]);
});
