import { civilDateAt } from '@/domain/dates/civil';
import type { WechatTopic } from '@/contract/codes';
import { wechatRefusals } from '@/contract/wechat';
import { shortened } from '../../../gateway/messages/inWechat';
import { soon } from '../../soon';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { anotherOutbox, arrivedSms, messagesOf, smsOf, toHour } from '../messages/inbox';
import { phones } from '../steps';
import { accountAt, startWechat, type WechatServer } from './server';

/** What a person has allowed in WeChat arrives there in place of the SMS; everything else is an SMS as before. */

const DAY_MINUTES = 1440;
const phone = phones(8400);
let turn = 0;
let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const codeOf = (openId: string) => `sandbox-login-${openId}-m${(turn += 1)}`;
const allow = (person: TestPerson, openId: string, ...accepted: WechatTopic[]) =>
  person.must('answerWechatTopics', { code: codeOf(openId), accepted, refused: [] });
const leftOf = async (person: TestPerson) =>
  Object.fromEntries((await person.must('wechatTopics', {})).list.map(({ topic, left }) => [topic, left]));
const inWechat = async (person: TestPerson) =>
  (await bank.console.messages(person.phone))
    .filter(({ channel }) => channel === 'wechat')
    .map(({ text }) => text);
const bySms = async (person: TestPerson, words: string) =>
  (await smsOf(bank, person.phone)).filter((text) => text.startsWith('【') && text.includes(words));

/** Three days before the first due date, in the morning; the next nine o'clock may be tomorrow's. */
async function toReminder(person: TestPerson): Promise<void> {
  await toHour(bank, 9);
  const today = civilDateAt((await bank.console.now()).getTime());
  const [loan] = await bank.db.query<{ days: number }>(
    `select i.due_date - $2::date as days from instalments i join loans l using (loan_no)
     join customers c on c.id = l.customer_id where c.phone = $1 order by i.due_date limit 1`,
    [person.phone, today],
  );
  await bank.console.advanceMinutes(((loan?.days ?? 0) - 3) * DAY_MINUTES);
}

describe('a permission', () => {
  it('is counted by topic, and a no keeps us from asking', async () => {
    const person = await bank.credited();
    expect(await leftOf(person)).toEqual({ dueSoon: 0, dueToday: 0, decision: 0, transfer: 0 });
    await allow(person, 'counted', 'dueSoon', 'dueToday');
    await allow(person, 'counted', 'dueSoon');
    const { list } = await person.must('answerWechatTopics', { accepted: [], refused: ['decision'] });
    expect(list).toMatchObject([
      { topic: 'dueSoon', left: 2, askable: 'N' },
      { topic: 'dueToday', left: 1, askable: 'N' },
      { topic: 'decision', left: 0, askable: 'N' },
      { topic: 'transfer', left: 0, askable: 'Y' },
    ]);
  });

  it('is counted once if the answer comes twice', async () => {
    const person = await bank.credited();
    const answer = { code: codeOf('twice'), accepted: ['dueSoon' as const], refused: [] };
    await person.must('answerWechatTopics', answer);
    expect((await person.refused('answerWechatTopics', answer)).code).toBe(wechatRefusals.wechatCodeUsed);
    expect(await leftOf(person)).toMatchObject({ dueSoon: 1 });
  });

  it('needs a code: without one only refusals are kept', async () => {
    const person = await bank.credited();
    await person.must('answerWechatTopics', { accepted: ['dueSoon'], refused: ['transfer'] });
    expect(await leftOf(person)).toMatchObject({ dueSoon: 0 });
  });

  it('ends when the person logs out', async () => {
    const person = await bank.credited();
    await allow(person, 'leaving', 'dueSoon');
    await person.must('signOut', {});
    await bank.console.advanceMinutes(2);
    expect(await leftOf(await bank.register(person.phone))).toMatchObject({ dueSoon: 0 });
  });

  it('ends when somebody else allows messages in the same WeChat', async () => {
    const [before, after] = [await bank.credited(), await bank.credited()];
    await allow(before, 'shared', 'dueSoon');
    await allow(after, 'shared', 'transfer');
    expect(await leftOf(before)).toMatchObject({ dueSoon: 0 });
    expect(await leftOf(after)).toMatchObject({ transfer: 1 });
  });

  it('of another WeChat replaces the one before', async () => {
    const person = await bank.credited();
    await allow(person, 'oldPhone', 'dueSoon');
    await allow(person, 'newPhone', 'dueSoon');
    expect(await leftOf(person)).toMatchObject({ dueSoon: 1 });
  });

  it('is not asked for while messages in WeChat are switched off', async () => {
    const person = await bank.credited();
    await person.must('switchNotice', { kind: 'wechat', on: 'N' });
    const { list } = await person.must('wechatTopics', {});
    expect(list.map(({ askable }) => askable)).toEqual(['N', 'N', 'N', 'N']);
  });
});

describe('the decision on an application', () => {
  it('arrives in WeChat in place of the SMS, and the next one by SMS again', async () => {
    const person = await bank.register(phone());
    await allow(person, 'applying', 'decision');
    await person.becomeCredited();
    await soon(async () => expect(await inWechat(person)).toHaveLength(1));
    expect((await inWechat(person))[0]).toMatch(/^额度申请已通过：.*（点开到 pages\/home\/index）$/);
    await arrivedSms(bank, person.phone);
    expect(await bySms(person, '已通过审核')).toEqual([]);
    expect(await leftOf(person)).toMatchObject({ decision: 0 });
    expect((await messagesOf(person)).map(({ title }) => title)).toContain('额度申请已通过');
  });

  it('comes by SMS while messages in WeChat are switched off, and keeps the permission', async () => {
    const person = await bank.register(phone());
    await allow(person, 'switched', 'decision');
    await person.must('switchNotice', { kind: 'wechat', on: 'N' });
    await person.becomeCredited();
    await soon(async () => expect(await bySms(person, '已通过审核')).toHaveLength(1));
    expect(await inWechat(person)).toEqual([]);
    expect(await leftOf(person)).toMatchObject({ decision: 1 });
  });
});

describe('a due date', () => {
  it('is told in WeChat three days before, and on the day to those who want that', async () => {
    const person = await bank.credited();
    await person.draw();
    await allow(person, 'due', 'dueSoon', 'dueToday');
    await toReminder(person);
    await soon(async () => expect(await inWechat(person)).toHaveLength(1));
    expect((await inWechat(person))[0]).toContain('还款日快到了');
    await bank.console.advanceMinutes(3 * DAY_MINUTES);
    await soon(async () => expect(await inWechat(person)).toHaveLength(2));
    expect((await inWechat(person))[0]).toMatch(/^今天是还款日：.*应还/);
    await arrivedSms(bank, person.phone);
    expect(await bySms(person, '应还')).toHaveLength(1);
    expect((await bySms(person, '应还'))[0]).toContain('已放款');
  });

  it('is told by SMS, once, to everybody else', async () => {
    const person = await bank.credited();
    await person.draw();
    await toReminder(person);
    await bank.console.advanceMinutes(3 * DAY_MINUTES);
    await arrivedSms(bank, person.phone);
    expect(await bySms(person, '到“还款”页')).toEqual([]);
    expect((await bySms(person, '还有 3 天到期')).length + (await bySms(person, '今天到期')).length).toBe(1);
  });
});

describe('with WeChat’s own servers', () => {
  let server: WechatServer;
  beforeEach(async () => {
    server = await startWechat();
    await bank.db.query(`update outgoing_sms set state = 'sent' where state = 'waiting'`);
    await bank.db.query('delete from wechat_access');
    for (const [name, value] of Object.entries(accountAt(server, 500))) stubEnv(name, value);
  });
  afterEach(async () => {
    unstubAllEnvs();
    await server.close();
  });

  async function denied(accepted: readonly string[] = []): Promise<TestPerson> {
    const person = await bank.register(phone());
    const openId = `open-${person.phone}`;
    const code = `code-${person.phone}`;
    server.state.codes.set(code, openId);
    server.state.allowed.set(openId, [...accepted]);
    await person.must('answerWechatTopics', { code, accepted: ['decision'], refused: [] });
    return person;
  }

  it('the message is sent with the template of the settings', async () => {
    const person = await denied(['sandbox-decision']);
    await person.becomeCredited();
    await soon(() => expect(server.countOf('/cgi-bin/message/subscribe/send')).toBe(1));
    expect(server.asked.at(-1)?.body).toMatchObject({
      touser: `open-${person.phone}`,
      template_id: 'sandbox-decision',
      page: 'pages/home/index',
      data: {
        thing1: { value: '额度申请已通过' },
        thing3: { value: expect.stringMatching(/^额度 [\d,.]+ 元$/) },
      },
    });
    await arrivedSms(bank, person.phone);
    expect(await bySms(person, '已通过审核')).toEqual([]);
  });

  it('a person that took it back in WeChat gets the SMS, and is not asked again', async () => {
    const person = await denied();
    await person.becomeCredited();
    await soon(async () => expect(await bySms(person, '已通过审核')).toHaveLength(1));
    const { list } = await person.must('wechatTopics', {});
    expect(list.find(({ topic }) => topic === 'decision')).toMatchObject({ left: 0, askable: 'N' });
  });

  it.each<[string, object | string, number]>([
    ['a busy server', { errcode: 45009, errmsg: 'reach max api daily quota limit' }, 1],
    ['a template of other fields', { errcode: 47003, errmsg: 'argument invalid' }, 1],
    ['an answer that cannot be read', '<html>', 0],
  ])('after %s the SMS is sent', async (_what, answer, left) => {
    const person = await denied(['sandbox-decision']);
    server.next('/cgi-bin/message/subscribe/send', answer);
    await person.becomeCredited();
    await soon(async () => expect(await bySms(person, '已通过审核')).toHaveLength(1));
    expect(await leftOf(person)).toMatchObject({ decision: left });
  });

  it('a message whose gateway died is not given to WeChat again', async () => {
    const person = await denied(['sandbox-decision', 'sandbox-decision']);
    server.state.codes.set('more', `open-${person.phone}`);
    await person.must('answerWechatTopics', { code: 'more', accepted: ['decision'], refused: [] });
    await person.becomeCredited();
    await soon(() => expect(server.countOf('/cgi-bin/message/subscribe/send')).toBe(1));
    await arrivedSms(bank, person.phone);
    await bank.db.query(`update outgoing_sms set state = 'waiting' where tried_wechat`);
    await anotherOutbox(bank).flush();
    expect(server.countOf('/cgi-bin/message/subscribe/send')).toBe(1);
    expect(await bySms(person, '已通过审核')).toHaveLength(1);
  });
});

describe('a field of a template', () => {
  it.each([
    ['12月18日应还 1,042.42 元', '12月18日应还 1,042.42 元'],
    ['额度 20,000.00 元，年化利率（单利）14.40%', '额度 20,000.00 元'],
    ['一二三四五六七八九十一二三四五六七八九十一', '一二三四五六七八九十一二三四五六七八九…'],
  ])('has at most twenty signs, and no half of a figure: %s', (given, expected) => {
    expect(shortened(given)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(20);
  });
});
