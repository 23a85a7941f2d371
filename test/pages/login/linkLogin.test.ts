import { userCalls } from '@/contract/user';
import { maskPhone } from '@/domain/person/mask';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { LoginModel } from '@/pages/login/index.model';
import { WxLoginModel } from '@/pages/login/wxLogin.model';
import { call } from '@/request';
import { session } from '@/stores/session';
import type { TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { identify, insideWechat, linkFor, params, top, useStage } from '../../app/login';
import { soon } from '../../soon';

const stage = useStage(8450);
const OVER = '这个链接已失效，请从合作方重新进入，或用手机号登录';
const CARDS = `${routes.bankCards.path}?from=partner`;

/** A registered person with an ID number. */
async function personOf(): Promise<TestPerson> {
  const person = await stage.bank.register(stage.nextPhone());
  await identify(stage.bank, person);
  return person;
}
const linkOf = (person: TestPerson) => linkFor(stage.bank, 'token', person.phone);

/** Logs the person in on this device. */
async function here(person: TestPerson): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
}

async function open(given: Record<string, string>, ...below: string[]): Promise<WxLoginModel> {
  const query = new URLSearchParams(given).toString();
  host.reset(routes.home.path, ...below, `${routes.wxLogin.path}?${query}`);
  const model = new WxLoginModel(params(given));
  await model.load();
  return model;
}

describe('a login link', () => {
  it('logs no one in when opened: it shows whose it is, and stays valid', async () => {
    const person = await personOf();
    const accessCode = await linkOf(person);
    for (let times = 0; times < 2; times += 1) {
      const model = await open({ accessCode, toPage: CARDS });
      expect(model.state).toBe('offer');
      expect(model.link?.offer).toEqual({ phone: maskPhone(person.phone), here: '' });
      expect([session.loggedIn, host.moves]).toEqual([false, []]);
    }
  });

  it('logs in at a tap, once, and leads to the page it names', async () => {
    const person = await personOf();
    const accessCode = await linkOf(person);
    const model = await open({ accessCode, toPage: CARDS });
    await model.accept();
    expect([model.problem, top()]).toEqual(['', CARDS]);
    expect(session.userInfo?.phone).toBe(maskPhone(person.phone));
    session.clear('loggedOut');
    const again = await open({ accessCode });
    expect([again.state, again.problem]).toEqual(['absent', OVER]);
  });

  it('offers the phone login to another person', async () => {
    const model = await open({ accessCode: await linkOf(await personOf()) });
    await model.byPhone();
    expect([top(), session.loggedIn]).toEqual([routes.login.path, false]);
  });

  it('can be opened again when no answer came; an expired link cannot', async () => {
    const accessCode = await linkOf(await personOf());
    const path = '/app/login/queryAccessCode';
    await stage.bank.console.faults([{ path, fault: 'status', value: '502', times: 1 }]);
    const model = await open({ accessCode });
    expect([model.state, model.linkUnanswered]).toEqual(['absent', true]);
    await model.retryLink();
    expect([model.problem, model.state]).toEqual(['', 'offer']);
    await model.accept();
    session.clear('loggedOut');
    expect((await open({ accessCode })).linkUnanswered).toBe(false);
  });

  it('can be tapped again when the login got no answer', async () => {
    const model = await open({ accessCode: await linkOf(await personOf()) });
    const path = '/app/login/generateTokenCode';
    await stage.bank.console.faults([{ path, fault: 'status', value: '502', times: 1 }]);
    await model.accept();
    expect([model.state, model.problem === '', session.loggedIn]).toEqual(['offer', false, false]);
    await model.accept();
    expect(session.loggedIn).toBe(true);
  });

  it('that expires while it is read offers the phone login', async () => {
    const model = await open({ accessCode: await linkOf(await personOf()) });
    await stage.bank.console.advanceMinutes(31);
    await model.accept();
    expect([model.state, model.problem, session.loggedIn]).toEqual(['absent', OVER, false]);
  });

  it.each(['https://evil.example/', '/pages/nowhere/index', '//evil.example', '/pages/home/../login'])(
    'leads to no other place: %s',
    async (toPage) => {
      const model = await open({ accessCode: await linkOf(await personOf()), toPage });
      await model.accept();
      expect(host.addresses).toEqual([routes.home.path]);
    },
  );
});

describe('a link of another person than the logged-in one', () => {
  it('names both, and changes nothing by itself', async () => {
    const [before, after] = [await personOf(), await personOf()];
    await here(before);
    const model = await open({ accessCode: await linkOf(after) });
    expect(model.link?.offer).toEqual({ phone: maskPhone(after.phone), here: maskPhone(before.phone) });
    expect([session.tokenCode, host.moves]).toEqual([before.client.tokenCode, []]);
    model.shown();
    expect(host.moves).toEqual([]);
  });

  it('stays unused when the person keeps the session, and the page goes on with that session', async () => {
    const [before, after] = [await personOf(), await personOf()];
    await here(before);
    const accessCode = await linkOf(after);
    const model = await open({ accessCode, toPage: CARDS });
    await model.keep();
    expect([session.tokenCode, top()]).toEqual([before.client.tokenCode, CARDS]);
    expect(await after.must('queryAccessCode', { accessCode })).toMatchObject({ present: 'noOne' });
  });

  it('replaces the other session only at a tap, and no page of that session stays below', async () => {
    const [before, after] = [await personOf(), await personOf()];
    await here(before);
    const model = await open({ accessCode: await linkOf(after), toPage: CARDS }, routes.settings.path);
    await model.accept();
    expect(session.userInfo?.phone).toBe(maskPhone(after.phone));
    expect(host.addresses).toEqual([CARDS]);
  });

  it('asks again when another person has logged in since the question', async () => {
    const [other, after] = [await personOf(), await personOf()];
    const model = await open({ accessCode: await linkOf(after) });
    await here(other);
    await model.accept();
    expect(session.tokenCode).toBe(other.client.tokenCode);
    expect([model.state, model.link?.offer?.here]).toEqual(['offer', maskPhone(other.phone)]);
  });

  it('that has expired lets the logged-in person go on', async () => {
    await here(await personOf());
    const model = await open({ accessCode: 'x'.repeat(43) });
    expect([model.state, model.problem]).toEqual(['stay', OVER]);
    await model.keep();
    expect([session.loggedIn, top()]).toEqual([true, routes.home.path]);
  });
});

describe('a link of the person who is logged in', () => {
  it('goes on with the session, and stays unused', async () => {
    const person = await personOf();
    await here(person);
    const accessCode = await linkOf(person);
    await open({ accessCode, toPage: CARDS });
    expect([session.tokenCode, top()]).toEqual([person.client.tokenCode, CARDS]);
    expect(await person.must('queryAccessCode', { accessCode })).toMatchObject({ present: 'noOne' });
  });

  it("learns the account's number, which the person has not typed, for the forms and for the next login", async () => {
    const person = await personOf();
    const model = await open({ accessCode: await linkOf(person), toPage: CARDS });
    await model.accept();
    await soon(async () => expect(await session.phone()).toBe(person.phone));
    session.clear('expired');
    const login = new LoginModel(params({ ended: 'expired' }));
    login.load();
    await soon(() => expect(login.form.fields.phone.value).toBe(person.phone));
  });

  it('logs in after a tap when that session has ended', async () => {
    const person = await personOf();
    await here(person);
    await stage.bank.console.raw('POST', 'sessions/expire', { phone: person.phone });
    const model = await open({ accessCode: await linkOf(person) });
    expect([model.state, session.loggedIn]).toEqual(['offer', false]);
    await model.accept();
    await expect(call(userCalls.queryZdList, {})).resolves.toEqual({ inZdList: '0' });
  });
});

describe('a login whose next page is a login link', () => {
  it.each(['toPage', 'from'])('the page that %s names logs no one in', async (name) => {
    const person = await personOf();
    const target = `${routes.wxLogin.path}?accessCode=${await linkOf(person)}`;
    insideWechat('stranger');
    if (name === 'from') new LoginModel(params({ from: target })).load();
    else await new WxLoginModel(params({ toPage: target })).load();
    expect([session.loggedIn, persisted.get('loginNextPage')]).toEqual([false, target]);
    const { tokenCode } = (await here(await personOf()), session);
    // A login page is never a target after a login.
    new LoginModel(params()).shown();
    await soon(() => expect(top()).toBe(routes.home.path));
    expect(session.tokenCode).toBe(tokenCode);
  });
});
