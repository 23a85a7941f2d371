import { checks } from '@/features/identityCheck';
import { back, routes } from '@/navigation';
import { VerifyUserModel } from '@/pages/bussiness/verifyUser/CFCVerifyUser.model';
import { NewPhoneModel } from '@/pages/setting/security/change_phone/changePhone.model';
import { SecurityModel } from '@/pages/setting/security/index.model';
import { TradePasswordModel } from '@/pages/setting/security/transaction_password/transactionPwdSet.model';
import { gesture } from '@/stores/gesture';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { reportedMoments } from '../../app/reportedMoments';
import { soon } from '../../soon';
import { paramsOf, top, useStage } from '../repay/stage';

const stage = useStage();

beforeEach(() => {
  host.reset(routes.home.path, routes.security.path);
  gesture.remove();
});

async function open(): Promise<SecurityModel> {
  const model = new SecurityModel();
  await model.load();
  return model;
}

/** Passes the check that is shown, as the person would. */
async function verify(): Promise<void> {
  const model = new VerifyUserModel(paramsOf(routes.verifyUser.path));
  await model.load();
  model.pick('sms');
  const { idNo, code } = model.form.fields;
  idNo.type(stage.person.facts.idNo);
  await code.send();
  code.type(await stage.bank.console.codeOf(stage.person.phone));
  await model.byCode();
}

describe('the security page', () => {
  it('freezes borrowing at once, and thaws after an identity check', async () => {
    const model = await open();
    expect(model.state.value).toMatchObject({ passwordSet: true, frozenAt: null });
    await model.setFrozen(true);
    expect(model.state.value?.frozenAt).not.toBeNull();
    expect(model.events.map(({ name }) => name)).toEqual(['暂停借款', '设置交易密码']);
    await model.setFrozen(false);
    expect(top()).toBe(`${routes.verifyUser.path}?action=thawBorrowing`);
    // Left without a check: still frozen.
    await model.shown();
    expect(model.state.value?.frozenAt).not.toBeNull();
    await back('security');
    await model.setFrozen(false);
    await verify();
    expect(top()).toBe(routes.security.path);
    await model.shown();
    expect([model.state.value?.frozenAt, stage.seen.toasts.pop()]).toEqual([null, '已恢复借款']);
  });
});

describe('the devices of an account', () => {
  it('are this one by that name, and the others by theirs', async () => {
    await stage.bank.db.query(
      `insert into sessions (token_hash, customer_id, created_at, expires_at, device)
       select encode(sha256('other-device'), 'hex'), id, now(), now() + interval '400 days', 'iPad · 浏览器'
       from customers where phone = $1`,
      [stage.person.phone],
    );
    const model = await open();
    expect(model.devices.map(({ label, device }) => [label, device.here])).toEqual([
      ['这台设备', true],
      ['iPad · 浏览器', false],
    ]);
    expect(model.devices[0]?.note).toMatch(/^未知设备( · 浏览器)?，登录于 2026年.*$/);
  });
});

describe('an identity check', () => {
  it('says beside the fields what is wrong, and keeps what was typed', async () => {
    host.reset(routes.security.path, `${routes.verifyUser.path}?action=unbindCard`);
    const model = new VerifyUserModel(paramsOf(routes.verifyUser.path));
    await model.load();
    expect(model.methods).toContain('sms');
    const { idNo, code } = model.form.fields;
    idNo.type('11010519491231002');
    await model.byCode();
    expect(idNo.error).not.toBe('');
    idNo.type(stage.person.facts.idNo);
    await code.send();
    const right = await stage.bank.console.codeOf(stage.person.phone);
    code.type(right === '111111' ? '222222' : '111111');
    await model.byCode();
    expect(code.error).toContain('还可以试');
    expect(idNo.value).toBe(stage.person.facts.idNo);
    expect(checks.has('unbindCard')).toBe(false);
    code.type(right);
    await model.byCode();
    expect([checks.has('unbindCard'), checks.has('exportData')]).toEqual([true, false]);
    expect(checks.take('unbindCard')).toBeDefined();
    expect(checks.take('unbindCard')).toBeUndefined();
  });

  it('of an address without an action is none', () => {
    expect(new VerifyUserModel(new Map([['action', 'other']])).action).toBeUndefined();
  });

  it('of an earlier login is not good any more', async () => {
    checks.put('exportData', 'token');
    session.clear('expired');
    expect(checks.has('exportData')).toBe(false);
  });
});

describe('an identity check that left the site', () => {
  it.each([
    ['thawBorrowing', '', routes.security.path],
    ['changePhone', '', routes.security.path],
    ['unbindCard', 'C-1', `${routes.cardDetails.path}?cardId=C-1`],
    ['editPerson', 'home', `${routes.personEdit.path}?part=home`],
    ['cancelAccount', '', routes.applyLogoutReason.path],
  ] as const)('comes back to where %s was begun', async (action, subject, address) => {
    await checks.ask(action, subject);
    // A new document: nothing lies below the check.
    host.reset(top());
    await verify();
    expect(top()).toBe(address);
    expect(checks.has(action)).toBe(true);
  });

  it('thaws borrowing by itself', async () => {
    const before = await open();
    await stage.person.must('freezeBorrowing', {});
    await before.setFrozen(false);
    host.reset(top());
    await verify();
    const after = await open();
    expect(after.state.value?.frozenAt).toBeNull();
    expect(stage.seen.toasts).toContain('已恢复借款');
  });
});

describe('a change of phone', () => {
  it('asks for the check first, then for the new phone with its code', async () => {
    const { bank } = stage;
    const security = await open();
    await security.changePhone();
    expect(top()).toBe(`${routes.verifyUser.path}?action=changePhone`);
    await verify();
    await security.shown();
    expect(top()).toBe(routes.newPhone.path);
    const model = new NewPhoneModel();
    await model.load();
    const { phone, code } = model.form.fields;
    const newPhone = '13955550123';
    phone.type(newPhone);
    await code.send();
    code.type(await bank.console.codeOf(newPhone));
    await model.submit();
    expect(top()).toBe(routes.security.path);
    expect(session.userInfo?.phone).toBe('139****0123');
    expect(await session.phone()).toBe(newPhone);
    expect((await open()).state.value?.phone).toBe('139****0123');
    await soon(async () => expect(await reportedMoments(bank, newPhone)).toEqual(['03']));
  });

  it('goes on after a check that left the site, and Back from the new phone stays on the security page', async () => {
    await (await open()).changePhone();
    // A new document: nothing lies below the check.
    host.reset(top());
    await verify();
    expect(top()).toBe(routes.security.path);
    const security = await open();
    expect(top()).toBe(routes.newPhone.path);
    await back('security');
    await security.shown();
    expect(top()).toBe(routes.security.path);
    // The check is still good.
    await security.changePhone();
    expect(top()).toBe(routes.newPhone.path);
    checks.take('changePhone');
  });

  it('begins on the security page again after a reload', async () => {
    host.reset(routes.newPhone.path);
    checks.take('changePhone');
    await new NewPhoneModel().load();
    expect(top()).toBe(routes.security.path);
  });
});

describe('the trade password', () => {
  it('is changed with the old one; a wrong old one is asked for again', async () => {
    const { tradePassword } = stage.person.facts;
    host.reset(routes.security.path, routes.tradePassword.path);
    const model = new TradePasswordModel();
    await model.load();
    expect(model.stage).toBe('old');
    model.typedOld('804213');
    await model.next.fill('739154');
    expect(model.stage).toBe('old');
    expect(model.old.error).toContain('还可以试4次');
    model.typedOld(tradePassword);
    await model.next.fill('739154');
    expect([top(), stage.seen.toasts.pop()]).toEqual([routes.security.path, '交易密码已修改']);
    expect(await stage.person.call('verifyPsw', { password: '739154', purpose: 'loan' })).toHaveProperty(
      'pswToken',
    );
  });

  it('that is new leads back to the old one first, and then to the security page', async () => {
    host.reset(routes.security.path, routes.tradePassword.path);
    const model = new TradePasswordModel();
    await model.load();
    model.typedOld(stage.person.facts.tradePassword);
    expect(model.stage).toBe('new');
    await model.leave();
    expect([model.stage, top()]).toEqual(['old', routes.tradePassword.path]);
    await model.leave();
    expect(top()).toBe(routes.security.path);
  });

  it('is set at once by a person without one', async () => {
    await stage.bank.db.query(
      'delete from trade_passwords where customer_id = (select id from customers where phone = $1)',
      [stage.person.phone],
    );
    host.reset(routes.security.path, routes.tradePassword.path);
    const model = new TradePasswordModel();
    await model.load();
    expect(model.stage).toBe('new');
    await model.first.fill('739154');
    expect([top(), stage.seen.toasts.pop()]).toEqual([routes.security.path, '交易密码已设置']);
  });
});
