import type { WechatTopic } from '@/contract/codes';
import { startGateway, type Bank, type TestPerson } from '../harness';

/** Messages about a person's money go to the WeChat that the person is bound to, and to no other. */

let turn = 0;
let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const codeOf = (openId: string) => `sandbox-login-${openId}-r${(turn += 1)}`;
const allow = (person: TestPerson, openId: string, ...accepted: WechatTopic[]) =>
  person.must('answerWechatTopics', { code: codeOf(openId), accepted, refused: [] });

async function bind(person: TestPerson, openId: string): Promise<void> {
  const { userId } = await person.must('getUserIdByCode', { code: codeOf(openId) });
  await person.must('UniSaveWxUserInfo', { userId });
}

const standing = async (person: TestPerson, topic: WechatTopic) =>
  (await person.must('wechatTopics', {})).list.find((one) => one.topic === topic);

describe('a permission for messages in WeChat', () => {
  it('ends when somebody else is bound to the same WeChat, who allows nothing', async () => {
    const [before, after] = [await bank.credited(), await bank.credited()];
    await bind(before, 'handed-on');
    await allow(before, 'handed-on', 'dueSoon');
    await bind(after, 'handed-on');
    expect(await standing(before, 'dueSoon')).toMatchObject({ left: 0 });
  });

  it('ends when its person is bound to another WeChat', async () => {
    const person = await bank.credited();
    await bind(person, 'first');
    await allow(person, 'first', 'dueSoon');
    await bind(person, 'second');
    expect(await standing(person, 'dueSoon')).toMatchObject({ left: 0 });
  });

  it('stays when its person is bound to the same WeChat again', async () => {
    const [person, neighbour] = [await bank.credited(), await bank.credited()];
    await bind(person, 'same');
    await allow(person, 'same', 'dueSoon');
    await bind(neighbour, 'beside');
    await allow(neighbour, 'beside', 'dueSoon');
    await bind(person, 'same');
    expect(await standing(person, 'dueSoon')).toMatchObject({ left: 1 });
    expect(await standing(neighbour, 'dueSoon')).toMatchObject({ left: 1 });
  });

  it('that was refused stays refused in another WeChat', async () => {
    const person = await bank.credited();
    await person.must('answerWechatTopics', { accepted: [], refused: ['decision'] });
    await bind(person, 'refusing');
    expect(await standing(person, 'decision')).toMatchObject({ askable: 'N' });
  });
});
