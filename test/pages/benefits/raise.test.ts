import { raiseRefusals } from '@/contract/raise';
import { dayText } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { RaiseModel } from '@/pages/benefits/raise/index.model';
import { RaiseRecordModel } from '@/pages/benefits/raise/record.model';
import { drafts } from '@/storage/drafts';
import { serverDay } from '@/stores/serverDay';
import { randomUUID } from 'node:crypto';
import { host } from '../../app/host';
import { pickUp } from '../../app/phone';
import { top, useStage } from '../repay/stage';

const stage = useStage();
beforeEach(() => drafts.drop('raise'));

const PATH = '/loanQuota/increaseQuota/submit';
const SCHOOL = '云岭样本大学';

async function open(): Promise<RaiseModel> {
  host.reset(routes.home.path, routes.raise.path);
  const model = new RaiseModel();
  await model.load();
  return model;
}

function fillIn(model: RaiseModel, subject = SCHOOL, figure = 'bachelor'): void {
  model.form.fields.subject.type(subject);
  model.form.fields.figure.type(figure);
}

const total = async () => (await stage.person.must('raiseStatus', {})).line?.total;
/** What the person was told, newest first. */
const told = async (): Promise<string[]> => {
  const rows = await stage.bank.db.query<{ body: string }>(
    `select m.body from personal_messages m join customers c on c.id = m.customer_id
     where c.phone = $1 and m.body like '%总额度%' order by m.at desc`,
    [stage.person.phone],
  );
  return rows.map(({ body }) => body);
};

describe('a raise that the person asks for', () => {
  it('says what is wrong beside each field, and sends nothing', async () => {
    const model = await open();
    fillIn(model, '<大学>', '');
    await model.submit();
    const { subject, figure } = model.form.fields;
    expect([subject.error, figure.error]).toEqual(['学校名称中有不能使用的字符，请修改', '请选择学历']);
    model.choose('fund');
    fillIn(model, '12', '3.001');
    await model.submit();
    expect([subject.error, figure.error]).toEqual([
      '公积金账号应为6到20位数字或字母',
      '月缴存额应为数字，最多两位小数',
    ]);
    expect((await stage.person.must('raiseRecords', {})).list).toEqual([]);
  });

  it('keeps what was typed over a reload, except an account', async () => {
    const model = await open();
    fillIn(model);
    const again = await open();
    expect([again.form.fields.subject.value, again.form.fields.figure.value]).toEqual([SCHOOL, 'bachelor']);
    again.choose('fund');
    fillIn(again, '1234567890', '800');
    const last = await open();
    expect([last.kind, last.form.fields.subject.value, last.form.fields.figure.value]).toEqual([
      'fund',
      '',
      '800',
    ]);
  });

  it('is reviewed, raises the limit once, and is told and recorded', async () => {
    const { bank, person } = stage;
    await bank.console.decide(person.phone, { credit: 'hold' });
    const model = await open();
    fillIn(model);
    expect(await model.submit()).toBe(true);
    expect([model.open, model.status.value?.bar, await total()]).toEqual([false, 'reviewing', '50000.00']);
    const records = new RaiseRecordModel();
    await records.load();
    expect(records.records.value?.[0]?.steps).toMatchObject([
      { title: '提交资料', done: true },
      { title: '审核', note: '一般1个工作日内有结果', now: true },
      { title: '结果' },
    ]);
    // Another raise would have to wait.
    expect(records.mayAsk).toBe(false);
    const review = (await bank.console.raw('GET', 'benefit-reviews')).json;
    expect(review).toMatchObject({ raises: [{ phone: person.phone, subject: SCHOOL }] });
    await bank.console.decide(person.phone, { credit: 'approve' });
    await Promise.all([model.shown(), person.must('raiseStatus', {}), person.must('raiseRecords', {})]);
    expect(await total()).toBe('60000.00');
    expect(model.stateOf('education')?.state).toBe('granted');
    await records.load();
    expect(records.records.value).toMatchObject([
      {
        title: `学历 · ${SCHOOL}`,
        state: 'granted',
        steps: [
          { title: '提交资料', done: true },
          { title: '审核', done: true },
          { title: '额度已提高', note: '50,000.00 元提高到 60,000.00 元', done: true },
        ],
      },
    ]);
    expect(records.mayAsk).toBe(true);
    expect(await told()).toHaveLength(1);
    const repeat = {
      kind: 'education',
      subject: SCHOOL,
      figure: 'bachelor',
      requestNo: randomUUID(),
    } as const;
    expect((await person.refused('raiseSubmit', repeat)).code).toBe(raiseRefusals.raiseClosed);
    expect(await total()).toBe('60000.00');
  });

  it('that is refused changes nothing, says when it may be tried again, and leaves the other kinds open', async () => {
    const { bank, person } = stage;
    await bank.console.decide(person.phone, { credit: 'deny' });
    const model = await open();
    fillIn(model);
    await model.submit();
    expect([model.stateOf('education')?.state, await total()]).toEqual(['declined', '50000.00']);
    expect((await told())[0]).toContain('未通过审核');
    const { retryDate = '' } = model.stateOf('education') ?? {};
    const records = new RaiseRecordModel();
    const note = async () => {
      await records.load();
      return records.records.value?.find(({ title }) => title.startsWith('学历'))?.steps[2]?.note;
    };
    const reason = '综合评估没有通过，已有的额度和借款不受影响。';
    const day = dayText(retryDate ?? '', serverDay.today());
    expect(await note()).toBe(`${reason}${day}起可以再次提交，也可以换一项。`);
    await bank.console.decide(person.phone, { credit: 'approve' });
    expect([model.kind, model.open]).toEqual(['company', true]);
    fillIn(model, '云岭样本科技有限公司', '12000');
    await model.submit();
    expect(await total()).toBe('60000.00');
    await bank.console.advanceDays(30);
    await person.register();
    expect((await person.must('raiseStatus', {})).kinds[0]?.state).toBe('open');
    await pickUp(person);
    expect(await note()).toBe(`${reason}现在可以再次提交。`);
  });

  it('with a lost answer, or from two windows, is one review', async () => {
    const { bank, person } = stage;
    await bank.console.decide(person.phone, { credit: 'hold' });
    const model = await open();
    fillIn(model);
    await bank.console.faults([{ path: PATH, fault: 'dropReply' }]);
    await model.submit();
    expect(model.form.problem).toBe('网络开小差了，请稍后再试');
    await model.submit();
    expect(model.status.value?.bar).toBe('reviewing');
    const other = { kind: 'fund', subject: '1234567890', figure: '800', requestNo: randomUUID() } as const;
    expect((await person.refused('raiseSubmit', other)).code).toBe(raiseRefusals.raiseRuns);
    expect((await person.must('raiseRecords', {})).list).toHaveLength(1);
  });

  it('needs a line in use', async () => {
    const { bank } = stage;
    const stranger = await bank.register('13710099001');
    expect(await stranger.must('raiseStatus', {})).toMatchObject({ line: null, bar: 'noLine' });
    const request = {
      kind: 'education',
      subject: SCHOOL,
      figure: 'bachelor',
      requestNo: randomUUID(),
    } as const;
    expect((await stranger.refused('raiseSubmit', request)).code).toBe(raiseRefusals.raiseBarred);
    expect((await stranger.must('raiseRecords', {})).list).toEqual([]);
  });

  it('record leads to the page', async () => {
    const model = await open();
    await model.openRecords();
    expect(top()).toBe(routes.raiseRecord.path);
  });
});
