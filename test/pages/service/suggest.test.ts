import { proposeRefusals } from '@/contract/propose';
import { routes } from '@/navigation';
import { SuggestModel } from '@/pages/service/suggest/index.model';
import { drafts } from '@/storage/drafts';
import { drawDiploma } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { pickUp } from '../../app/phone';
import { choose, photo, useStage } from '../creditV2/hand';
import { paramsOf, top } from '../repay/stage';

const stage = useStage(8800);
const shot = (year: number) => photo(drawDiploma({ name: '林晓岚', school: '云岭样本截图', year }));

async function open(params: Readonly<Record<string, string>> = {}): Promise<SuggestModel> {
  host.reset(routes.user.path, routes.suggest.path);
  const model = new SuggestModel(new Map(Object.entries(params)));
  await model.load();
  return model;
}

const WORDS = '利息和合同里写的不一样';
async function write(model: SuggestModel, content = WORDS): Promise<void> {
  model.writing.form.fields.typeId.type('cost');
  model.writing.form.fields.content.type(content);
  await model.submit();
}
const opened = async () => {
  const model = new SuggestModel(paramsOf(routes.suggest.path));
  await model.load();
  return model;
};

describe('a complaint', () => {
  beforeEach(() => drafts.drop('propose'));

  it('says beside the field what is missing, and keeps what was typed over a reload', async () => {
    const model = await open();
    await model.submit();
    const { typeId, content } = model.writing.form.fields;
    expect([typeId.error, content.error]).toEqual([
      '请选择和什么有关',
      '请至少写 5 个字，让我们知道发生了什么',
    ]);
    await write(model, '<b>坏</b> 的内容');
    expect(content.error).toBe('存在非法字符，禁止提交');
    content.type(WORDS);
    const again = await open();
    expect(again.writing.form.fields.content.value).toBe(WORDS);
    expect(again.writing.kind).toBe('complaint');
    again.writing.pickKind('suggestion');
    expect(again.writing.types.every(({ kind }) => kind === 'suggestion')).toBe(true);
    expect(again.writing.form.fields.typeId.value).toBe('');
  });

  it('about a fraud is sent by its own call, with its pictures and the trace number', async () => {
    const { bank } = stage;
    const model = await open({ traceNo: 'trace-2' });
    choose(shot(2024));
    await model.writing.add();
    // The other call would be refused.
    await bank.console.faults([{ path: '/api/propose/addSave', fault: 'returnCode', value: '999999:no' }]);
    model.writing.form.fields.typeId.type('fraud');
    model.writing.form.fields.content.type('有人冒充客服要验证码');
    await model.submit();
    const detail = await opened();
    expect(detail.detail?.info.value).toMatchObject({ typeName: '疑似诈骗', pictures: 1 });
    const [row] = await bank.db.query<{ trace_no: string }>(
      `select trace_no from proposals where type_id = 'fraud' order by at desc limit 1`,
    );
    expect(row?.trace_no).toBe('trace-2');
  });

  it('is sent with its pictures and the trace number, once, and shows its deadline', async () => {
    const { bank } = stage;
    const model = await open({ traceNo: 'trace-1' });
    choose(shot(2026));
    await model.writing.add();
    await bank.console.faults([{ path: '/api/propose/addSave', fault: 'dropReply' }]);
    await write(model);
    expect(model.writing.form.problem).toBe('网络开小差了，请稍后再试');
    await bank.console.clearFaults();
    await model.submit();
    const detail = await opened();
    expect(detail.detail?.info.value).toMatchObject({ state: 'open', content: WORDS, pictures: 1 });
    expect(detail.detail?.due).toMatch(/年\d+月\d+日前（含当天）$/);
    const { list } = await stage.person.must('proposeList', {});
    expect(list).toHaveLength(1);
    const rows = await bank.db.query<{ trace_no: string }>(
      'select trace_no from proposals where propose_no = $1',
      [list[0]?.proposeNo],
    );
    expect(rows).toEqual([{ trace_no: 'trace-1' }]);
    expect(drafts.get('propose')).toMatchObject({ typed: '', requestFor: '' });
  });

  it('lists the person’s own, and pictures of an earlier visit are sent too', async () => {
    const first = await open();
    choose(shot(2025));
    await first.writing.add();
    const model = await open();
    expect(model.writing.earlier).toHaveLength(1);
    expect(model.writing.most).toBe(3);
    await write(model);
    const mine = await open({ tab: 'mine' });
    expect(mine.mine.value).toMatchObject([{ title: '投诉 · 利息与费用', content: WORDS }]);
    const [one] = mine.mine.value ?? [];
    if (one === undefined) throw new Error('nothing is listed');
    await mine.open(one);
    expect(top()).toContain(one.proposeNo);
    expect((await opened()).detail?.info.value?.pictures).toBe(1);
  });

  it('is answered, and disagreed with', async () => {
    const { bank } = stage;
    await write(await open());
    const model = await opened();
    const { detail } = model;
    if (detail === undefined) throw new Error('no detail');
    const { proposeNo } = detail;
    await bank.console.raw('POST', 'proposals/answer', { proposeNo, words: '已核对，按合同计算。' });
    await model.shown();
    expect(detail.info.value).toMatchObject({ state: 'answered', canDisagree: true });
    expect(detail.due).toBe('');
    detail.begin();
    await detail.disagree();
    expect(detail.form.fields.content.error).not.toBe('');
    detail.form.fields.content.type('没有回答我的问题');
    await detail.disagree();
    expect(detail.info.value).toMatchObject({ state: 'reopened', canDisagree: false });
    expect([detail.disagreeing, stage.seen.toasts.pop()]).toEqual([false, '已提交，会换人重新处理']);
  });

  it('is late by the server’s day, also on a phone whose clock is behind', async () => {
    await write(await open());
    const before = await opened();
    expect(before.detail?.late).toBe(false);
    await stage.bank.console.advanceDays(30);
    await stage.person.register();
    await pickUp(stage.person);
    const after = new SuggestModel(new Map([['proposeNo', before.detail?.proposeNo ?? '']]));
    await after.load();
    expect(after.detail?.late).toBe(true);
  });

  it('of another person is not shown', async () => {
    await write(await open());
    const { proposeNo } = (await opened()).detail ?? { proposeNo: '' };
    const other = await stage.bank.register('13987650001');
    expect((await other.refused('proposeInfo', { proposeNo })).code).toBe(proposeRefusals.proposeUnknown);
  });
});
