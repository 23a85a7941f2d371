import { maskPhone } from '@/domain/person/mask';
import { routes } from '@/navigation';
import { AccreditModel } from '@/pages/citicsquare/accredit.model';
import { SquareCreditModel } from '@/pages/citicsquare/credit.model';
import { SquareLoginModel } from '@/pages/squareActivity/login.model';
import { session } from '@/stores/session';
import type { TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { linkFor, params, top, useStage, whitelist } from '../../app/login';

const stage = useStage(8500);

async function openLogin(code: string): Promise<SquareLoginModel> {
  host.reset(`${routes.squareLogin.path}?code=${code}`);
  const model = new SquareLoginModel(params({ code }));
  await model.load();
  return model;
}

/** Logs the person in on this device. */
async function here(person: TestPerson): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
}

async function openAccredit(code = ''): Promise<AccreditModel> {
  const model = new AccreditModel(params(code === '' ? {} : { code }));
  await model.load();
  return model;
}

/** Opens the plaza's link with this decision about the data to be handed over. */
async function comeIn(decision?: 'agreed' | 'refused'): Promise<SquareLoginModel> {
  const code = await linkFor(stage.bank, 'square', stage.nextPhone());
  const login = await openLogin(code);
  if (decision !== undefined) {
    const accredit = await openAccredit(code);
    accredit.consent.of('square').type(decision === 'agreed');
    await (decision === 'agreed' ? accredit.agree() : accredit.refuse());
    await login.shown();
  }
  login.form.fields.agreement.of('register').type(true);
  await login.submit();
  return login;
}

describe("the plaza's login", () => {
  it('logs in by the link after the agreements, and ends at the credit entry', async () => {
    const phone = stage.nextPhone();
    const model = await openLogin(await linkFor(stage.bank, 'square', phone));
    expect(model.detail.value).toMatchObject({ partner: '财富广场', decision: 'asked' });
    await model.submit();
    expect([model.form.fields.agreement.error, session.loggedIn]).toEqual([
      '请先阅读并勾选同意，再登录',
      false,
    ]);
    model.form.fields.agreement.of('register').type(true);
    await model.submit();
    expect(session.userInfo?.phone).toBe(maskPhone(phone));
    expect(top()).toBe(routes.squareCredit.path);
  });

  it('asks which account to keep when another person is logged in, and changes neither until then', async () => {
    const [before, coming] = [await stage.bank.register(stage.nextPhone()), stage.nextPhone()];
    await here(before);
    const code = await linkFor(stage.bank, 'square', coming);
    const model = await openLogin(code);
    expect([model.here, model.detail.value?.phone]).toEqual([maskPhone(before.phone), maskPhone(coming)]);
    await model.keep();
    expect([session.tokenCode, host.addresses]).toEqual([before.client.tokenCode, [routes.home.path]]);
    const again = await openLogin(code);
    again.form.fields.agreement.of('register').type(true);
    await again.submit();
    expect(session.userInfo?.phone).toBe(maskPhone(coming));
    expect(host.addresses).toEqual([routes.squareCredit.path]);
  });

  it('asks again when another person has logged in since the link was checked', async () => {
    const other = await stage.bank.register(stage.nextPhone());
    const model = await openLogin(await linkFor(stage.bank, 'square', stage.nextPhone()));
    await here(other);
    model.form.fields.agreement.of('register').type(true);
    await model.submit();
    expect([session.tokenCode, model.here]).toEqual([other.client.tokenCode, maskPhone(other.phone)]);
  });

  it('keeps the session and the phone of the same person, and stores the data they agreed to', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await here(person);
    const code = await linkFor(stage.bank, 'square', person.phone);
    const model = await openLogin(code);
    expect([model.here, model.detail.value?.present]).toEqual(['', 'samePerson']);
    model.form.fields.agreement.of('register').type(true);
    await model.submit();
    expect([session.tokenCode, await session.phone()]).toEqual([person.client.tokenCode, person.phone]);
    expect(top()).toBe(routes.squareCredit.path);
    expect((await openAccredit()).content.value).toEqual({ kind: 'notGiven' });
  });

  it('goes on by itself for the same person when nothing is left to decide', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await here(person);
    const code = await linkFor(stage.bank, 'square', person.phone);
    await (await openAccredit(code)).refuse();
    await openLogin(code);
    expect([session.tokenCode, top()]).toEqual([person.client.tokenCode, routes.squareCredit.path]);
  });

  it('leads a whitelist customer home', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await whitelist(stage.bank, person.phone);
    const model = await openLogin(await linkFor(stage.bank, 'square', person.phone));
    model.form.fields.agreement.of('register').type(true);
    await model.submit();
    expect(host.addresses).toEqual([routes.home.path]);
  });

  it('without a code opens the phone login at once, or goes on with the person who is here', async () => {
    await openLogin('');
    expect(host.addresses).toEqual([routes.login.path]);
    await here(await stage.bank.register(stage.nextPhone()));
    await openLogin('');
    expect(host.addresses).toEqual([routes.home.path]);
  });

  it.each(['short', 'x'.repeat(40), `${'x'.repeat(24)}.${'y'.repeat(43)}`])(
    'says that a link %j has expired, and leads to the phone login',
    async (code) => {
      const model = await openLogin(code);
      expect([model.detail.state, model.detail.value]).toEqual(['ready', null]);
      await model.byPhone();
      expect(top()).toBe(routes.login.path);
    },
  );

  it('goes on by itself when the page is reloaded after the login', async () => {
    const code = await linkFor(stage.bank, 'square', stage.nextPhone());
    const model = await openLogin(code);
    model.form.fields.agreement.of('register').type(true);
    await model.submit();
    await openLogin(code);
    expect(host.addresses).toEqual([routes.home.path]);
  });

  it('says that the link has expired when it expires while it is read', async () => {
    const model = await openLogin(await linkFor(stage.bank, 'square', stage.nextPhone()));
    await stage.bank.console.advanceMinutes(31);
    model.form.fields.agreement.of('register').type(true);
    await model.submit();
    expect([model.detail.value, session.loggedIn]).toEqual([null, false]);
  });

  it('shows its failure with a retry button when the gateway does not answer', async () => {
    const code = await linkFor(stage.bank, 'square', stage.nextPhone());
    await stage.bank.console.faults([{ path: '/app/square/authDetail', fault: 'status', value: '502' }]);
    const model = await openLogin(code);
    await stage.bank.console.clearFaults();
    expect(model.detail.state).toBe('failed');
    await model.detail.load();
    expect(model.detail.state).toBe('ready');
  });
});

describe('what the plaza hands over', () => {
  it('is agreed to only by a tick', async () => {
    const code = await linkFor(stage.bank, 'square', stage.nextPhone());
    const model = await openAccredit(code);
    await model.agree();
    expect(model.consent.error).toBe('请先阅读并勾选同意，或选“不同意”');
    const login = await openLogin(code);
    expect(login.detail.value?.decision).toBe('asked');
  });

  it('returns to the login with the decision', async () => {
    const code = await linkFor(stage.bank, 'square', stage.nextPhone());
    const login = await openLogin(code);
    host.reset(`${routes.squareLogin.path}?code=${code}`, `${routes.squareAccredit.path}?code=${code}`);
    const model = await openAccredit(code);
    model.consent.of('square').type(true);
    await model.agree();
    expect(host.moves).toEqual(['navigateBack']);
    await login.shown();
    expect(login.detail.value?.decision).toBe('agreed');
    // A reload of the page alone: the login replaces it.
    host.reset(`${routes.squareAccredit.path}?code=${code}`);
    await (await openAccredit(code)).refuse();
    expect(top()).toBe(`${routes.squareLogin.path}?code=${code}`);
  });

  it('can be viewed and withdrawn by a customer', async () => {
    await comeIn('agreed');
    const model = await openAccredit();
    expect(model.content.value).toMatchObject({ kind: 'given', partner: '财富广场' });
    await model.revoke();
    expect(model.content.value).toEqual({ kind: 'notGiven' });
    expect(stage.seen.toasts).toContain('已撤回，收到的资料已删除');
  });

  it.each(['refused', undefined] as const)('is empty after %s', async (decision) => {
    await comeIn(decision);
    expect((await openAccredit()).content.value).toEqual({ kind: 'notGiven' });
  });

  it('is empty for a person who came another way, or by an expired link', async () => {
    expect((await openAccredit()).content.value?.kind).toBe('nothing');
    expect((await openAccredit('x'.repeat(40))).content.value).toEqual({
      kind: 'nothing',
      why: '这个链接已失效，请从合作方重新进入',
    });
  });
});

describe("the plaza's credit entry", () => {
  it("shows the customer's status and decision, and opens the next step", async () => {
    await comeIn('agreed');
    const model = new SquareCreditModel(params());
    await model.load();
    expect(model.content.value).toMatchObject({
      next: { action: 'apply', button: '申请额度', applying: true },
      given: { decision: 'agreed' },
    });
    await model.act();
    expect(top()).toBe(`${routes.creditFront.path}?begin=Y`);
  });

  it('under review says how far the application is, and leads to its progress', async () => {
    const phone = stage.nextPhone();
    await stage.bank.console.makePersona(phone, 'reviewing');
    await stage.bank.console.advanceMinutes(2);
    await here(await stage.bank.register(phone));
    const model = new SquareCreditModel(params());
    await model.load();
    expect(model.content.value?.next).toMatchObject({ figure: '审核中', reviewing: true, applying: false });
    await model.act();
    expect(top()).toBe(routes.creditResult.path);
  });
});
