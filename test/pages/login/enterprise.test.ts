import { routes } from '@/navigation';
import { EnterpriseHomeModel } from '@/pages/corpIndex/index.model';
import { EnterpriseHistoryModel } from '@/pages/login/enterpriseHistor.model';
import { EnterpriseHistoryDetailModel } from '@/pages/login/enterpriseHistorDetail.model';
import { EnterpriseInfoModel } from '@/pages/login/enterpriseInfoCollect.model';
import { EnterpriseLoginModel } from '@/pages/login/enterpriseUserslogin.model';
import { channel } from '@/stores/channel';
import { drafts } from '@/storage/drafts';
import { workDraft } from '@/storage/workDraft';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';

const stage = useStage(31_000);
const EMPLOYER = '云岭样本科技有限公司';
const top = () => host.addresses[host.addresses.length - 1];
const name = (phone: string) =>
  stage.bank.db.query('insert into employees values ($1, $2)', ['e-yunling', phone]);
const codeOf = (phone: string) => stage.bank.console.codeOf(phone);

describe('the login of enterprise users', () => {
  let next = 13_900_031_000;
  let phone: string;

  beforeEach(() => {
    phone = String((next += 1));
    session.clear('loggedOut');
    host.reset(routes.home.path, routes.enterpriseLogin.path);
  });

  async function fillIn(query: Record<string, string> = {}): Promise<EnterpriseLoginModel> {
    const model = new EnterpriseLoginModel(new Map(Object.entries(query)));
    model.form.fields.phone.type(phone);
    await model.form.fields.code.send('sms');
    model.form.fields.code.field.type(await codeOf(phone));
    model.form.fields.agreement.of('register').type(true);
    return model;
  }

  // Spec §2 Login: XQD002, or the value in the address; blank for the terminal types of ygd and of the plaza.
  it.each([
    ['yqd', {}, 'XQD002'],
    ['yqd', { sourceFlag: 'S7' }, 'S7'],
    ['ygd', {}, ''],
    ['citicsquare', {}, ''],
  ])('of partner %s, opened with %j, registers with source flag %j', async (partner, query, flag) => {
    channel.enter({ before: `s=${partner}`, hash: '', host: '', path: '/' });
    await name(phone);
    const model = await fillIn(query);
    await model.submit();
    model.dispose();
    channel.enter({ before: 's=yqd', hash: '', host: '', path: '/' });
    const rows = await stage.bank.db.query('select source_flag from customers where phone = $1', [phone]);
    expect(rows).toEqual([{ source_flag: flag }]);
  });

  it('says what is missing beside each field and sends nothing', async () => {
    const model = new EnterpriseLoginModel(new Map());
    await model.submit();
    expect([
      model.form.fields.phone.error,
      model.form.fields.code.error,
      model.form.fields.agreement.error,
    ]).toEqual(['请输入手机号', '请输入6位验证码', '请先阅读并勾选同意，再登录']);
    expect(host.moves).toEqual([]);
  });

  it('leads an employee to the employment data, or to the landing when the data are there', async () => {
    await name(phone);
    const first = await fillIn();
    await first.submit();
    first.dispose();
    expect(session.loggedIn).toBe(true);
    expect(host.addresses).toEqual([routes.home.path, routes.enterpriseInfo.path]);
    const info = new EnterpriseInfoModel();
    await info.load();
    info.form.fields.job.type('工程师');
    info.form.fields.income.type('9000');
    await info.submit();
    session.clear('loggedOut');
    host.reset(routes.home.path, routes.enterpriseLogin.path);
    await stage.bank.console.advanceMinutes(2);
    const second = await fillIn();
    await second.submit();
    second.dispose();
    expect(top()).toBe(routes.enterpriseHome.path);
  });

  it('names the person on no list, keeps the typed text, and leads to the ordinary login', async () => {
    const model = await fillIn();
    await model.submit();
    model.dispose();
    expect(model.notListed).toBe('合作企业的员工名单中没有这个手机号');
    expect([model.form.fields.phone.value, model.form.fields.code.value !== '', session.loggedIn]).toEqual([
      phone,
      true,
      false,
    ]);
    expect(stage.seen.toasts).toEqual([]);
    await model.toOrdinaryLogin();
    expect(host.addresses).toEqual([routes.home.path, routes.login.path]);
  });

  it('says beside the code that it is wrong', async () => {
    await name(phone);
    const model = await fillIn();
    model.form.fields.code.field.type(model.form.fields.code.value === '000000' ? '000001' : '000000');
    await model.submit();
    model.dispose();
    expect(model.form.fields.code.error).toBe('验证码不正确，还可以试4次');
    expect(session.loggedIn).toBe(false);
  });
});

describe('employment data', () => {
  async function begin(): Promise<EnterpriseInfoModel> {
    const model = new EnterpriseInfoModel();
    await model.load();
    return model;
  }

  const typed = ({ form: { fields } }: EnterpriseInfoModel) =>
    [fields.company, fields.job, fields.income].map(({ value }) => value);

  it('begins with the employer that names the person', async () => {
    await name(stage.person.phone);
    const model = await begin();
    expect(typed(model)).toEqual([EMPLOYER, '', '']);
    expect(model.content.value?.employer?.name).toBe(EMPLOYER);
  });

  it('keeps typed text over a reload, shows errors beside the fields, and sends nothing then', async () => {
    const model = await begin();
    model.form.fields.company.type('云');
    model.form.fields.job.type('x');
    model.form.fields.income.type('1.2.3');
    await model.submit();
    const { fields } = model.form;
    expect([fields.company.error, fields.job.error, fields.income.error]).toEqual([
      '单位全称应为4到60个字，与营业执照一致',
      '职位应为2到30个字',
      '月收入应为数字，最多两位小数',
    ]);
    const again = await begin();
    expect(typed(again)).toEqual(['云', 'x', '1.2.3']);
    expect(again.content.value?.list).toEqual([]);
  });

  it('confirmed, leads to the records and appears in the application', async () => {
    await name(stage.person.phone);
    host.reset(routes.home.path, routes.enterpriseInfo.path);
    const model = await begin();
    model.form.fields.job.type('工程师');
    model.form.fields.income.type('9800.5');
    await model.submit();
    expect(host.addresses).toEqual([routes.home.path, routes.enterpriseHistory.path]);
    expect(drafts.get('enterprise')).toMatchObject({ typed: '', requestFor: '' });
    expect(await workDraft.read()).toEqual({ occupation: '企业职员', company: EMPLOYER });
    const history = new EnterpriseHistoryModel();
    await history.load();
    const [record] = history.records.value ?? [];
    expect(record).toMatchObject({ income: '9,800.50 元/月', state: { name: '已核实', tone: 'green' } });
    const detail = new EnterpriseHistoryDetailModel(new Map([['id', record?.id ?? '']]));
    await detail.load();
    expect(detail.record.value).toEqual(record);
  });

  it('with a lost answer is still one record', async () => {
    const model = await begin();
    model.form.fields.company.type('云岭测试有限公司');
    model.form.fields.job.type('工程师');
    model.form.fields.income.type('9800');
    await stage.bank.console.faults([{ path: '/enterprise/save', fault: 'dropReply' }]);
    await model.submit();
    expect([model.form.busy, model.form.problem]).toEqual([false, '网络开小差了，请稍后再试']);
    await model.submit();
    const history = new EnterpriseHistoryModel();
    await history.load();
    expect(history.records.value).toHaveLength(1);
    expect(history.records.value?.[0]?.state.name).toBe('待单位确认');
  });

  it('that cannot be loaded shows the reason and can be loaded again', async () => {
    await stage.bank.console.faults([
      { path: '/enterprise/list', fault: 'returnCode', value: '555555:稍后再查' },
    ]);
    const history = new EnterpriseHistoryModel();
    await history.load();
    expect([history.records.state, history.records.failure?.message]).toEqual(['failed', '稍后再查']);
    await history.load();
    expect(history.records.value).toEqual([]);
  });

  it.each(['', '../x', 'nobodys'])('of a record named %j does not exist', async (id) => {
    const detail = new EnterpriseHistoryDetailModel(new Map([['id', id]]));
    await detail.load();
    expect([detail.record.state, detail.record.value]).toEqual(['ready', null]);
  });
});

describe('the landing of enterprise users', () => {
  it("leads to the login, the data or the application, by the person's status", async () => {
    const model = new EnterpriseHomeModel();
    const loading = model.load();
    expect(model.step).toBe(undefined);
    await loading;
    expect(model.partners.value?.list.map((one) => one.name)).toContain(EMPLOYER);
    expect([model.step, model.state]).toEqual(['fill', undefined]);
    const info = new EnterpriseInfoModel();
    await info.load();
    info.form.fields.company.type('云岭测试有限公司');
    info.form.fields.job.type('工程师');
    info.form.fields.income.type('9800');
    await info.submit();
    await model.shown();
    expect([model.step, model.state?.key]).toEqual(['apply', 'pending']);
    session.clear('loggedOut');
    host.reset(routes.enterpriseHome.path);
    const outside = new EnterpriseHomeModel();
    await outside.load();
    expect([outside.step, outside.state]).toEqual(['login', undefined]);
    await outside.act();
    expect(host.addresses).toEqual([routes.enterpriseHome.path, routes.enterpriseLogin.path]);
  });
});
