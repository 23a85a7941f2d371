import { generalRefusals } from '@/contract/refusals';
import { loanRefusals } from '@/contract/loan';
import { enterpriseCalls, enterpriseRefusals } from '@/contract/enterprise';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { onPointOut } from '@/model/pointOut';
import { CallFailure, type FailureKind } from '@/request';

const needed = (text: string) => (text === '' ? '请填写' : undefined);

function failure(kind: FailureKind, code = '', message = '不行'): CallFailure {
  return new CallFailure({ kind, code, message, traceNo: 't', detail: 'd' });
}

function makeForm() {
  const kept: string[] = [];
  const keep = (text: string) => kept.push(text);
  const company = new Field('', { check: needed, clean: (text) => text.trim(), keep });
  const job = new Field('', { check: needed });
  const form = new Form({ company, job, income: new Field('') });
  const placed = form.refusalsOf(enterpriseCalls.enterpriseSave, {
    companyWrong: 'company',
    jobWrong: 'job',
    incomeWrong: 'income',
    savesUsedUp: 'form',
  });
  const submit = (error?: Error) =>
    form.submit(() => (error ? Promise.reject(error) : Promise.resolve()), placed);
  return { form, ...form.fields, kept, submit };
}

/** What the app is told about errors beside fields. */
let pointedOut: boolean[];
beforeEach(() => {
  pointedOut = [];
  onPointOut(({ sent }) => pointedOut.push(sent));
});
afterAll(() => onPointOut(() => undefined));

describe('a field', () => {
  it('keeps the typed text, cleaned, and removes its error', () => {
    const { company, kept } = makeForm();
    company.refuse('请写全称');
    company.input.onChange(' 云岭 ');
    expect([company.value, company.error, kept]).toEqual(['云岭', '', ['云岭']]);
  });

  it("is not checked when it is left empty, and the app's own default is not kept in the draft", () => {
    const { company, kept } = makeForm();
    company.input.onBlur();
    expect(company.error).toBe('');
    company.put('云岭');
    expect([company.value, kept]).toEqual(['云岭', []]);
  });
});

describe('a form', () => {
  it('shows every error beside its field and only there, and sends nothing', async () => {
    const { form, company, job, income } = makeForm();
    let sent = false;
    expect(await form.submit(async () => void (sent = true))).toBe(false);
    expect([company.error, job.error, income.error]).toEqual(['请填写', '请填写', '']);
    expect([form.firstWrong, sent]).toEqual(['company', false]);
    expect([form.problem, pointedOut]).toEqual(['', [false]]);
  });

  it('points out a refusal that is beside a field, as something that was sent, and no other failure', async () => {
    const { company, job, submit } = makeForm();
    company.put('云岭');
    job.put('工程师');
    await submit(failure('network', '', '网络开小差了，请稍后再试'));
    await submit(failure('business', enterpriseRefusals.savesUsedUp));
    expect(pointedOut).toEqual([]);
    await submit(failure('business', enterpriseRefusals.jobWrong));
    expect(pointedOut).toEqual([true]);
  });

  it('runs once, however often it is tapped', async () => {
    const { form, company, job } = makeForm();
    company.put('云岭');
    job.put('工程师');
    let times = 0;
    const send = async () => void (times += 1);
    const [first, second] = await Promise.all([form.submit(send), form.submit(send)]);
    expect([first, second, times, form.busy]).toEqual([true, false, 1, false]);
  });

  it.each([
    ['a refusal of a field', failure('business', enterpriseRefusals.jobWrong), { job: '不行', problem: '' }],
    ['one of no field', failure('business', enterpriseRefusals.savesUsedUp), { job: '', problem: '不行' }],
    ['one of another call', failure('business', loanRefusals.amountOutside), { job: '', problem: '不行' }],
    [
      'no network',
      failure('network', '', '网络开小差了，请稍后再试'),
      { problem: '网络开小差了，请稍后再试' },
    ],
    [
      'a repeated message',
      failure('illegal', generalRefusals.illegal, '非法请求请注意'),
      { problem: '网络开小差了，请稍后再试' },
    ],
    ['an ended session', failure('expired'), { job: '', problem: '' }],
  ])('puts %s where it belongs', async (_what, error, shown) => {
    const { form, company, job, submit } = makeForm();
    company.put('云岭');
    job.put('工程师');
    expect(await submit(error)).toBe(false);
    expect({ job: job.error, problem: form.problem }).toMatchObject(shown);
    expect([company.value, job.value, form.busy]).toEqual(['云岭', '工程师', false]);
  });

  it('does not swallow a programming error', async () => {
    const { form, company, job, submit } = makeForm();
    company.put('云岭');
    job.put('工程师');
    await expect(submit(new TypeError('x'))).rejects.toThrow('x');
    expect(form.busy).toBe(false);
  });
});
