import { persisted } from '@/storage/persisted';
import { session } from '@/stores/session';
import type { TestPerson } from '../../gateway/harness';
import { soon } from '../../soon';
import { useStage } from '../user/my/stage';
import { FORMS, type Facts } from './forms';

const stage = useStage();
let facts: Facts;

beforeEach(async () => {
  const { person, bank } = stage;
  const { loanNo } = await person.draw();
  const { proposeNo } = await person.must('proposeSave', {
    typeId: 'cost',
    content: '利息和合同里写的不一样',
    fileIds: [],
    traceNo: '',
    requestNo: crypto.randomUUID(),
  });
  await bank.console.raw('POST', 'proposals/answer', { proposeNo, words: '已核对，按合同计算。' });
  facts = { loanNo, proposeNo };
});

/** Logs the person in on this phone, after anyone who was there. */
async function logIn(person: TestPerson): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
}

describe.each(FORMS)('what is typed in %s', (_name, typed, open) => {
  /** Types, and waits until the device has it. */
  async function type(): Promise<void> {
    const before = JSON.stringify(persisted.get('drafts'));
    const form = await open(facts);
    form.type();
    expect(form.shows()).toEqual(typed);
    await soon(() => expect(JSON.stringify(persisted.get('drafts'))).not.toBe(before));
  }
  const shown = async () => (await open(facts)).shows();

  it('is there after a reload, and in clear nowhere on the device but amounts and days', async () => {
    expect(await shown()).not.toEqual(typed);
    await type();
    await soon(async () => expect(await shown()).toEqual(typed));
    const secrets = typed.filter((one) => typeof one === 'string' && /[\u4e00-\u9fff@]|\d{11}/.test(one));
    const kept = JSON.stringify(persisted.get('drafts'));
    expect(secrets.filter((one) => kept.includes(String(one)))).toEqual([]);
  });

  it('is there when the session has expired and the person has logged in again', async () => {
    await type();
    await soon(async () => expect(await shown()).toEqual(typed));
    session.clear('expired');
    await logIn(stage.person);
    expect(await shown()).toEqual(typed);
  });

  it('is gone for another person, and after a sign-out', async () => {
    const { person, bank } = stage;
    await type();
    session.clear('expired');
    await logIn(await bank.credited());
    expect(JSON.stringify(persisted.get('drafts'))).not.toMatch(
      /"(typed|contacts|work|phone|leaving|again)":"[^"]/,
    );
    await logIn(person);
    await type();
    session.clear('loggedOut');
    await logIn(person);
    expect(await shown()).not.toEqual(typed);
  });
});
