import { userCalls } from '@/contract/user';
import { maskPhone } from '@/domain/person/mask';
import { loginSilently } from '@/features/silentLogin';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { LoginModel } from '@/pages/login/index.model';
import { WxLoginModel } from '@/pages/login/wxLogin.model';
import { call } from '@/request';
import { session } from '@/stores/session';
import type { TestPerson } from '../../gateway/harness';
import { soon } from '../../soon';
import { host } from '../../app/host';
import { identify, insideWechat, params, top, useStage } from '../../app/login';

const stage = useStage(8400);
const { stringify } = JSON;

/** A registered person with an ID number, bound to WeChat's user `openId`, or to none. */
async function personOf(openId = ''): Promise<TestPerson> {
  const person = await stage.bank.register(stage.nextPhone());
  await identify(stage.bank, person);
  if (openId !== '') {
    const { userId } = await person.must('getUserIdByCode', { code: `sandbox-login-${openId}-bind` });
    await person.must('UniSaveWxUserInfo', { userId });
  }
  return person;
}

async function open(given: Record<string, string> = {}): Promise<WxLoginModel> {
  const query = new URLSearchParams(given).toString();
  host.reset(routes.home.path, routes.wxLogin.path + (query === '' ? '' : `?${query}`));
  const model = new WxLoginModel(params(given));
  await model.load();
  return model;
}

describe('login by WeChat', () => {
  it('accepts the phone number of WeChat once the agreements are ticked, and remembers the WeChat user', async () => {
    const phone = stage.nextPhone();
    insideWechat('firsttime', phone);
    const model = await open();
    expect(model.state).toBe('ready');
    model.askToAgree();
    expect(model.consent.error).toBe('请先阅读并勾选同意，再登录');
    model.consent.of('register').type(true);
    expect(model.consent.error).toBe('');
    await model.phoneGiven({ errMsg: 'getPhoneNumber:ok' });
    expect(session.userInfo?.phone).toBe(maskPhone(phone));
    // A new user applies.
    expect(top()).toBe(`${routes.creditFront.path}?begin=Y`);
    session.clear('expired');
    await loginSilently();
    expect(session.loggedIn).toBe(true);
  });

  it('needs no button for a person whom WeChat knows: the waiting page opens', async () => {
    const person = await personOf('known');
    insideWechat('known');
    persisted.set({ wechatKnown: true });
    persisted.set({ loginNextPage: routes.bankCards.path });
    await open();
    expect(host.addresses).toEqual([routes.home.path, routes.bankCards.path]);
    expect(session.userInfo?.phone).toBe(maskPhone(person.phone));
    await soon(async () => expect(await session.phone()).toBe(person.phone));
  });

  it('does not ask WeChat by itself when the person never logged in by WeChat on this device, or has logged out', async () => {
    await personOf('careful');
    insideWechat('careful');
    const model = await open();
    expect([model.state, session.loggedIn]).toEqual(['ready', false]);
    await loginSilently();
    expect(session.loggedIn).toBe(false);
  });

  it.each([
    ['denied', '您没有允许使用微信手机号'],
    ['cancelled', '您没有允许使用微信手机号'],
    ['unconsented', '隐私保护指引'],
    ['unavailable', '这个微信版本不支持'],
    ['failed', '微信没有给出手机号'],
  ])('says what to do after %s, and leads to the phone login', async (reason, words) => {
    insideWechat('stranger');
    const model = await open({ sourceFlag: 'S9' });
    const { wechat } = await import('@/platform/wechat');
    Object.assign(wechat, { phoneCode: () => ({ ok: false, reason }) });
    await model.phoneGiven({});
    expect(model.problem).toContain(words);
    await model.byPhone();
    expect(top()).toBe(`${routes.login.path}?sourceFlag=S9`);
  });

  it('says so when WeChat gave a code that the gateway cannot redeem', async () => {
    insideWechat('stranger', '');
    const model = await open();
    const { wechat } = await import('@/platform/wechat');
    Object.assign(wechat, { phoneCode: () => ({ ok: true, code: 'phone-of-no-one' }) });
    await model.phoneGiven({});
    expect([model.problem, model.busy]).toEqual(['微信授权已失效，请再点一次，或用手机号登录', false]);
    expect(session.loggedIn).toBe(false);
  });

  it('exists only in the mini-program: elsewhere the phone login opens at once, with the mark of the link', async () => {
    const model = await open({ sourceFlag: 'S9' });
    expect([model.state, model.goingOn]).toEqual(['absent', true]);
    expect(host.addresses).toEqual([routes.home.path, `${routes.login.path}?sourceFlag=S9`]);
    expect(new LoginModel(params()).hasWechat).toBe(false);
    insideWechat('x');
    expect(new LoginModel(params()).hasWechat).toBe(true);
  });
});

describe('the silent login at a start', () => {
  it('shows the current page again after the login', async () => {
    await personOf('starting');
    insideWechat('starting');
    persisted.set({ wechatKnown: true });
    await loginSilently();
    expect(session.loggedIn).toBe(true);
    expect(host.moves).toEqual([]);
  });

  it('never logs in another person of this device by the account that WeChat knows', async () => {
    insideWechat('family', stage.nextPhone());
    const model = await open();
    await model.phoneGiven({});
    session.clear('expired');
    const other = await stage.bank.register(stage.nextPhone());
    const userInfo = await other.must('getUserInfoByPhone', { stageType: '1' });
    session.start({ tokenCode: other.client.tokenCode, userInfo }, other.phone);
    session.clear('expired');
    await loginSilently();
    expect(session.loggedIn).toBe(false);
  });

  it('does not replace a login made in the meantime', async () => {
    await personOf('overtaken');
    insideWechat('overtaken');
    persisted.set({ wechatKnown: true });
    const other = await stage.bank.register(stage.nextPhone());
    const userInfo = await other.must('getUserInfoByPhone', { stageType: '1' });
    const silent = loginSilently();
    session.start({ tokenCode: other.client.tokenCode, userInfo }, other.phone);
    await silent;
    expect(session.tokenCode).toBe(other.client.tokenCode);
  });

  it('asks once when the page of the login by WeChat asks at the same time: both get one valid session', async () => {
    await personOf('twice');
    insideWechat('twice');
    persisted.set({ wechatKnown: true });
    await Promise.all([loginSilently(), open()]);
    expect(session.loggedIn).toBe(true);
    await expect(call(userCalls.queryZdList, {})).resolves.toEqual({ inZdList: '0' });
  });

  it('does nothing when WeChat knows no one, or does not answer', async () => {
    insideWechat('noOne');
    persisted.set({ wechatKnown: true });
    await loginSilently();
    expect(session.loggedIn).toBe(false);
    await stage.bank.console.faults([{ path: '/app/login/silentLogin', fault: 'status', value: '502' }]);
    await loginSilently();
    await stage.bank.console.clearFaults();
    expect([session.loggedIn, stringify(stage.seen.toasts)]).toEqual([false, '[]']);
  });
});

describe('the query of the phone login', () => {
  it.each([
    [{ from: `${routes.bankCards.path}?a=1` }, `${routes.bankCards.path}?a=1`],
    [{ from: 'https://evil.example/' }, ''],
    [{ from: 'push' }, ''],
    [{}, ''],
  ])('%j: the login leads to %j', (given, next) => {
    host.reset(routes.home.path, routes.login.path);
    new LoginModel(params(given)).load();
    expect(persisted.get('loginNextPage')).toBe(next);
  });

  it.each([
    [{ ended: 'expired' }, '登录已失效'],
    [{ ended: 'elsewhere' }, '您的账号已在其他设备登录'],
    [{ ended: 'constructor' }, undefined],
    [{}, undefined],
  ])('%j: says how a session ended: %s', (given, title) => {
    expect(new LoginModel(params(given)).ended?.title).toBe(title);
  });
});
