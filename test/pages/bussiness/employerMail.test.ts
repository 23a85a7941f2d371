import { employerMailRefusals } from '@/contract/employerMail';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { EmployerMailCompanyModel } from '@/pages/bussiness/enterprise_mail/enterpriseEmailSupplement.model';
import { EmployerMailCodeModel } from '@/pages/bussiness/enterprise_mail/enterpriseTion.model';
import { EmployerMailModel } from '@/pages/bussiness/enterprise_mail/index.model';
import { host } from '../../app/host';
import { paramsOf, top, useStage } from '../repay/stage';

const stage = useStage();

beforeEach(() => host.reset(routes.user.path, routes.employerMail.path));

/** Types the address and asks for a code; the model of the code page. */
async function send(email: string): Promise<EmployerMailCodeModel> {
  const model = new EmployerMailModel();
  await model.load();
  model.change();
  model.form.fields.email.type(email);
  await model.send();
  expect(model.form.fields.email.error).toBe('');
  const page = new EmployerMailCodeModel(paramsOf(routes.employerMailCode.path));
  await page.load();
  return page;
}

const codeOf = () => stage.bank.console.codeOf(stage.person.phone);
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
const mailbox = () => `lin.${stage.person.phone}@corp1.yunling.example`;
const decide = (approve: boolean, reason = '') =>
  stage.bank.console.raw('POST', 'employer-mails', { phone: stage.person.phone, approve, reason });

describe("the employer's mail", () => {
  it.each([
    ['', '请输入企业邮箱'],
    ['not a mail', '邮箱格式不对，请核对，例如 name@company.com'],
    ['someone@qq.com', '这是个人邮箱，请用单位发给您的邮箱'],
  ])('%j is refused beside its field', async (email, words) => {
    const model = new EmployerMailModel();
    await model.load();
    model.form.fields.email.type(email);
    await model.send();
    expect([model.form.fields.email.error, top()]).toEqual([words, routes.employerMail.path]);
  });

  it('keeps the typed mailbox over a reload of the app, encrypted, until its code is sent', async () => {
    const model = new EmployerMailModel();
    await model.load();
    model.form.fields.email.type(mailbox());
    const reloaded = new EmployerMailModel();
    await reloaded.load();
    expect(reloaded.form.fields.email.value).toBe(mailbox());
    expect(JSON.stringify(persisted.get('drafts'))).not.toContain('yunling.example');
    await reloaded.send();
    expect(top()).toContain(routes.employerMailCode.path);
    const after = new EmployerMailModel();
    await after.load();
    expect(after.form.fields.email.value).toBe('');
  });

  it('takes no code after five minutes, a new one works, and it is written down', async () => {
    const page = await send(mailbox());
    const { code } = page.form.fields;
    code.type(await codeOf());
    await stage.bank.console.advanceMinutes(5);
    await page.verify();
    expect(code.error).toContain('过期');
    // The button counts its minute by the device's clock, so the code is asked for directly.
    await stage.person.must('mailSendCode', { email: mailbox() });
    code.type(await codeOf());
    await page.verify();
    expect(page.mail.value?.state).toBe('verified');
    const { events } = await stage.person.must('securityState', {});
    expect(events[0]?.action).toBe('proveEmployerMail');
  });

  it('of a known employer is verified after one wrong code, and the code is good once', async () => {
    const page = await send(mailbox());
    const right = await codeOf();
    const { code } = page.form.fields;
    expect(code.waiting).toBeGreaterThan(0);
    code.type(otherThan(right));
    await page.verify();
    expect(code.error).toContain('还可以试4次');
    code.type(right);
    await page.verify();
    expect(page.mail.value).toMatchObject({ state: 'verified', company: expect.stringContaining('样本') });
    expect((await stage.person.must('queryUserInfo', {})).company).not.toBe('');
    expect((await stage.person.refused('mailVerify', { code: right })).code).toBe(
      employerMailRefusals.codeMissing,
    );
  });

  it('stays verified until another one is proved, and gives way to it then', async () => {
    const first = await send(mailbox());
    first.form.fields.code.type(await codeOf());
    await first.verify();
    await stage.bank.console.advanceMinutes(2);
    const other = `other.${stage.person.phone}@unknown.example`;
    const page = await send(other);
    expect(page.open).toBe(true);
    const before = new EmployerMailModel();
    await before.load();
    expect(before.mail.value).toMatchObject({
      state: 'verified',
      email: expect.stringContaining('corp1'),
      asked: expect.stringContaining('unknown'),
    });
    const { code } = page.form.fields;
    const right = await codeOf();
    code.type(otherThan(right));
    await page.verify();
    expect((await stage.person.must('mailQuery', {})).state).toBe('verified');
    code.type(right);
    await page.verify();
    expect(await stage.person.must('mailQuery', {})).toMatchObject({
      state: 'proved',
      email: expect.stringContaining('unknown'),
      asked: '',
      company: '',
    });
  });

  it('has a code that expires, and five tries', async () => {
    const page = await send(mailbox());
    const right = await codeOf();
    const { code } = page.form.fields;
    for (let tries = 0; tries < 5; tries += 1) {
      code.type(otherThan(right));
      await page.verify();
    }
    code.type(right);
    await page.verify();
    expect(code.error).toBe('验证码输错次数过多，请重新获取');
    expect((await stage.person.refused('mailSendCode', {})).code).toBe(employerMailRefusals.codeTooSoon);
  });

  it('of an unknown domain needs company data, which are refused once and then accepted', async () => {
    const page = await send(`a${stage.person.phone}@unknown.example`);
    page.form.fields.code.type(await codeOf());
    await page.verify();
    expect([page.mail.value?.state, top()]).toEqual(['proved', routes.employerMailCompany.path]);
    const company = new EmployerMailCompanyModel();
    await company.load();
    await company.submit();
    expect(company.form.fields.company.error).not.toBe('');
    company.form.fields.company.type('未名样本贸易有限公司');
    company.form.fields.job.type('会计');
    await company.submit();
    expect(company.mail.value?.state).toBe('reviewing');
    await decide(false, '名称与执照不一致');
    const again = new EmployerMailCompanyModel();
    await again.load();
    expect([again.mail.value?.reason, again.form.fields.job.value]).toEqual(['名称与执照不一致', '会计']);
    again.form.fields.company.type('未名样本商贸有限公司');
    await again.submit();
    await decide(true);
    expect(await stage.person.must('mailQuery', {})).toMatchObject({
      state: 'verified',
      company: '未名样本商贸有限公司',
    });
    expect((await decide(true)).status).toBe(400);
  });

  it('that another person has proved is refused', async () => {
    const email = mailbox();
    const page = await send(email);
    page.form.fields.code.type(await codeOf());
    await page.verify();
    const other = await stage.bank.credited();
    expect((await other.refused('mailSendCode', { email })).code).toBe(employerMailRefusals.mailTaken);
    expect(await other.must('mailQuery', {})).toMatchObject({ state: 'none', email: '' });
  });
});
