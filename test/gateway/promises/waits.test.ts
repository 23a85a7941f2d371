import { loginRefusals } from '@/contract/login';
import { securityRefusals } from '@/contract/security';
import { lockedWords } from '../../../gateway/handlers/password/tries';
import { startGateway, type Bank } from '../harness';
import { phones } from '../steps';

/** A refusal that says how long to wait is true to the minute, and never says more than the whole wait. */

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const phone = phones(8800);
const MINUTE_MS = 60_000;
const ALMOST_A_DAY = 24 * 60 - 2;

it('A limit of a day counts the last 24 hours: not free again at midnight, free when the refusal says so', async () => {
  const person = await bank.register(phone());
  await bank.db.query(
    `insert into security_events (customer_id, action, detail, at)
     select c.id, 'freezeBorrowing', '', $2::timestamptz from customers c, generate_series(1, 10) where c.phone = $1`,
    [person.phone, await bank.console.now()],
  );
  const refused = {
    code: securityRefusals.freezesUsedUp,
    desc: '暂停和恢复的次数已用完，请24小时后再试，或致电客服',
  };
  expect(await person.refused('freezeBorrowing', {})).toEqual(refused);
  await bank.console.advanceMinutes(ALMOST_A_DAY);
  await person.register();
  expect(await person.refused('freezeBorrowing', {})).toEqual(refused);
  await bank.console.advanceMinutes(3);
  await person.must('freezeBorrowing', {});
});

it('Codes of a day are free again when the refusal says so', async () => {
  const person = bank.person(phone());
  const send = () => person.call('sendLoginSmsVCode', { phone: person.phone });
  await bank.db.query(
    `insert into code_sends (kind, phone, holder, source, at)
     select 'account', $1, '', '', $2::timestamptz + n * interval '1 millisecond' from generate_series(1, 10) n`,
    [person.phone, new Date((await bank.console.now()).getTime() - 61 * MINUTE_MS)],
  );
  const refused = { code: loginRefusals.codesUsedUp, desc: '获取验证码的次数已用完，请24小时后再试' };
  expect(await send()).toMatchObject(refused);
  await bank.console.advanceMinutes(ALMOST_A_DAY - 61);
  expect(await send()).toMatchObject(refused);
  await bank.console.advanceMinutes(3);
  expect(await send()).not.toHaveProperty('desc');
});

it('A wait is never told as longer than the whole one, though another call began it a moment later', async () => {
  expect(lockedWords(30 * MINUTE_MS + 400).desc).toBe('密码输错次数过多，请30分钟后再试');
  expect(lockedWords(29 * MINUTE_MS + 400).desc).toBe('密码输错次数过多，请30分钟后再试');
  const person = bank.person(phone());
  await person.must('sendLoginSmsVCode', { phone: person.phone });
  await bank.db.query(
    `update one_time_codes set sent_at = sent_at + interval '90 seconds' where phone = $1`,
    [person.phone],
  );
  expect((await person.refused('sendLoginSmsVCode', { phone: person.phone })).desc).toBe(
    '验证码刚刚发过，请60秒后再试',
  );
});
