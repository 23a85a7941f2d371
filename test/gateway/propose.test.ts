import { generalRefusals } from '@/contract/refusals';
import { proposeRefusals } from '@/contract/propose';
import { randomUUID } from 'node:crypto';
import { civilDateAt, addDays } from '@/domain/dates/civil';
import { PROPOSE_RULE } from '@/domain/service/propose';
import { readClock } from '../../gateway/queries/clock';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';
import { picture } from './transfers';

const nextPhone = phones(8600);
let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.register(nextPhone());
});

const wish = (changes: object = {}) => ({
  ...{ typeId: 'cost', content: '利息和合同里写的不一样', fileIds: [], traceNo: '', requestNo: randomUUID() },
  ...changes,
});
const send = (changes: object = {}) => person.must('proposeSave', wish(changes));
const answer = (proposeNo: string, words = '已核对，按合同计算。') =>
  bank.console.raw('POST', 'proposals/answer', { proposeNo, words });
const day = async () => civilDateAt((await readClock(bank.db)).getTime());

describe('a complaint', () => {
  it('has a number, a deadline and a timeline; is answered, disagreed with, and answered again', async () => {
    const { proposeNo } = await send();
    const first = await person.must('proposeInfo', { proposeNo });
    expect(first).toMatchObject({
      state: 'open',
      kind: 'complaint',
      typeName: '利息与费用',
      canDisagree: false,
    });
    expect(first.dueOn).toBe(addDays(await day(), PROPOSE_RULE.answerDays));
    expect((await answer(proposeNo)).status).toBe(200);
    expect((await answer(proposeNo)).status).toBe(400);
    expect(await person.must('proposeInfo', { proposeNo })).toMatchObject({
      state: 'answered',
      canDisagree: true,
    });
    await bank.console.advanceDays(3);
    await person.must('proposeDisagree', { proposeNo, content: '没有回答我的问题' });
    const again = await person.must('proposeInfo', { proposeNo });
    expect(again).toMatchObject({ state: 'reopened', canDisagree: false });
    expect(again.dueOn).toBe(addDays(await day(), PROPOSE_RULE.answerDays));
    await answer(proposeNo, '补充说明如下。');
    expect((await person.must('proposeInfo', { proposeNo })).events.map(({ kind }) => kind)).toEqual([
      'sent',
      'answered',
      'disagreed',
      'answered',
    ]);
    const { list } = await person.must('personalNotices', {});
    expect(list.map(({ title }) => title).sort()).toEqual(
      ['投诉已收到', '投诉已答复', '投诉已答复', '投诉重新处理'].sort(),
    );
  });

  it('can be disagreed with twice, and not while it waits', async () => {
    const { proposeNo } = await send();
    const refused = () => person.refused('proposeDisagree', { proposeNo, content: '还是不满意这个答复' });
    expect((await refused()).code).toBe(proposeRefusals.proposeNotOpen);
    for (let time = 0; time < PROPOSE_RULE.mostObjections; time += 1) {
      await answer(proposeNo);
      await person.must('proposeDisagree', { proposeNo, content: '还是不满意这个答复' });
    }
    await answer(proposeNo);
    expect((await refused()).desc).toContain('客服电话');
    expect(await person.must('proposeInfo', { proposeNo })).toMatchObject({ canDisagree: false });
  });

  it('is taken once for one request, and so many times a day', async () => {
    const same = wish();
    const { proposeNo } = await person.must('proposeSave', same);
    expect(await person.must('proposeSave', same)).toEqual({ proposeNo });
    for (let sent = 1; sent < PROPOSE_RULE.mostPerDay; sent += 1) await send();
    expect((await person.refused('proposeSave', wish())).code).toBe(proposeRefusals.proposalsUsedUp);
    expect((await person.must('proposeList', {})).list).toHaveLength(PROPOSE_RULE.mostPerDay);
  });

  it('takes pictures, each once, four at most, and only its own', async () => {
    const upload = (file = picture()) => person.call('proposeUpload', {}, [file]);
    const first = picture();
    await upload(first);
    await upload(first);
    expect((await person.must('proposeList', {})).waiting).toHaveLength(1);
    for (let more = 0; more < 3; more += 1) await upload();
    const { waiting } = await person.must('proposeList', {});
    expect(await upload()).toMatchObject({ code: proposeRefusals.proposePicturesFull });
    const fileIds = waiting.map(({ fileId }) => fileId);
    const other = await bank.register(nextPhone());
    expect((await other.refused('proposeSave', wish({ fileIds }))).code).toBe(
      proposeRefusals.proposePictureUnknown,
    );
    expect((await other.must('proposeList', {})).list).toEqual([]);
    const { proposeNo } = await send({ fileIds });
    expect(await person.must('proposeInfo', { proposeNo })).toMatchObject({ pictures: 4 });
    expect((await other.refused('proposeInfo', { proposeNo })).code).toBe(proposeRefusals.proposeUnknown);
    expect((await other.refused('proposeDisagree', { proposeNo, content: '别人的投诉' })).code).toBe(
      proposeRefusals.proposeUnknown,
    );
  });

  it('knows its types, and no markup', async () => {
    expect((await person.refused('proposeSave', wish({ typeId: 'other' }))).code).toBe(
      proposeRefusals.proposeTypeUnknown,
    );
    expect((await person.refused('proposeSave', wish({ content: '<script>alert(1)</script>' }))).code).toBe(
      generalRefusals.specialCharacters,
    );
  });
});

describe('a text that WeChat does not allow', () => {
  const OFFENCE = '违规样例：我想提个建议';

  const bindToWechat = async () => {
    const { userId } = await person.must('getUserIdByCode', { code: `sandbox-login-writes-${randomUUID()}` });
    await person.must('UniSaveWxUserInfo', { userId });
  };

  it('is refused, and sent in once it is changed', async () => {
    await bindToWechat();
    const refused = await person.refused('proposeSave', wish({ content: OFFENCE }));
    expect(refused.code).toBe(proposeRefusals.proposeTextRefused);
    expect((await person.must('proposeList', {})).list).toEqual([]);
    await send();
  });

  it('is taken from a person whom WeChat does not know, and in the report of a fraud', async () => {
    await send({ content: OFFENCE });
    await bindToWechat();
    await person.must('swindleSubmit', { content: OFFENCE, requestNo: randomUUID() });
  });
});
