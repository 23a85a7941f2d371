import { personCalls } from '@/contract/person';
import { checks } from '@/features/identityCheck';
import type { Drawing } from '@/features/gesture/drawing';
import { LockModel } from '@/features/gesture/lockModel';
import { persisted } from '@/model/persisted';
import { back, routes } from '@/navigation';
import { VerifyUserModel } from '@/pages/bussiness/verifyUser/CFCVerifyUser.model';
import { NewPhoneModel } from '@/pages/setting/security/change_phone/changePhone.model';
import { CurrentPhoneModel } from '@/pages/setting/security/change_phone/phone.model';
import { GestureModel } from '@/pages/setting/security/gesture_password/gesturePwdSet.model';
import { SecurityModel } from '@/pages/setting/security/index.model';
import { TradePasswordModel } from '@/pages/setting/security/transaction_password/transactionPwdSet.model';
import { call } from '@/request';
import { gesture } from '@/stores/gesture';
import { session } from '@/stores/session';
import { host } from '../../app/host';
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

/** Passes the check that is on view, as the person would. */
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

describe('a change of phone', () => {
  it('asks for the check first, then for the new phone with its code', async () => {
    const { bank } = stage;
    host.reset(routes.security.path, routes.changePhone.path);
    const first = new CurrentPhoneModel();
    await first.start();
    await verify();
    await first.shown();
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
  });

  it('comes back to the check after a reload', async () => {
    host.reset(routes.security.path, routes.newPhone.path);
    checks.take('changePhone');
    await new NewPhoneModel().load();
    expect(top()).toBe(routes.changePhone.path);
  });
});

describe('the trade password', () => {
  it('is changed with the old one; a wrong old one is asked for again', async () => {
    const { tradePassword } = stage.person.facts;
    host.reset(routes.security.path, routes.tradePassword.path);
    const model = new TradePasswordModel();
    await model.load();
    model.begin();
    model.typedOld('804213');
    await model.next.fill('739154');
    await model.next.fill('739154');
    expect(model.stage).toBe('old');
    expect(model.old.error).toContain('还可以试4次');
    model.typedOld(tradePassword);
    await model.next.fill('739154');
    await model.next.fill('739154');
    expect([top(), stage.seen.toasts.pop()]).toEqual([routes.security.path, '交易密码已修改']);
    expect(await stage.person.call('verifyPsw', { password: '739154', purpose: 'loan' })).toHaveProperty(
      'pswToken',
    );
  });
});

describe('the gesture password', () => {
  const draw = (drawing: Drawing, ...dots: number[]) => {
    for (const dot of dots) drawing.tap(dot);
    drawing.finish();
  };

  function setUp(): void {
    const { form } = new GestureModel();
    draw(form.drawing, 0, 1, 2, 5);
    draw(form.drawing, 0, 1, 2, 5);
  }

  it('is drawn twice, refused when too short or different, and stored only as a digest', () => {
    const { form } = new GestureModel();
    draw(form.drawing, 0, 1, 2);
    expect(form.drawing.error).toBe('太短了，至少连 4 个点');
    draw(form.drawing, 0, 1, 2, 5);
    expect(form.stage).toBe('second');
    draw(form.drawing, 0, 1, 2, 4);
    expect([form.stage, form.drawing.error]).toEqual(['first', '两次画的不一样，请重新设置']);
    expect(gesture.enabled).toBe(false);
    setUp();
    expect(gesture.enabled).toBe(true);
    expect(JSON.stringify(persisted.get('gesture'))).not.toMatch(/0-1-2-5|0,1,2,5/);
  });

  it('takes dots that are tapped one by one with a finger', async () => {
    const { form } = new GestureModel();
    for (const dot of [0, 1, 2, 5]) {
      await form.drawing.begin(0, 0);
      form.drawing.end();
      form.drawing.tap(dot);
    }
    expect(form.drawing.dots).toEqual([0, 1, 2, 5]);
  });

  it('is switched off or drawn anew only after the current one', async () => {
    setUp();
    const model = new GestureModel();
    expect(model.stage).toBe('choose');
    model.switchOff();
    draw(model.current.drawing, 8, 7, 6, 3);
    await Promise.resolve();
    expect([model.current.drawing.error, gesture.enabled]).toEqual(['手势不对，还可以试 4 次', true]);
    draw(model.current.drawing, 0, 1, 2, 5);
    await Promise.resolve();
    await Promise.resolve();
    expect([gesture.enabled, gesture.triesLeft]).toEqual([false, 5]);
    setUp();
    const again = new GestureModel();
    again.again();
    draw(again.current.drawing, 0, 1, 2, 5);
    await Promise.resolve();
    await Promise.resolve();
    expect([again.stage, gesture.enabled]).toEqual(['new', true]);
  });

  it('locks at the next opening; the right one opens, five wrong ones end the session', async () => {
    setUp();
    gesture.start();
    expect(gesture.locked).toBe(true);
    const lock = new LockModel('lock');
    draw(lock.drawing, 0, 1, 2, 5);
    await Promise.resolve();
    expect(gesture.locked).toBe(false);
    gesture.start();
    for (let left = 4; left > 0; left -= 1) {
      draw(lock.drawing, 8, 7, 6, 3);
      expect(lock.drawing.error).toBe(`手势不对，还可以试 ${left} 次`);
    }
    const { tokenCode, userInfo } = session;
    draw(lock.drawing, 8, 7, 6, 3);
    // Whoever draws on gets no sixth try.
    draw(lock.drawing, 0, 1, 2, 5);
    expect(gesture.locked).toBe(true);
    await soon(() => expect([session.loggedIn, gesture.enabled, gesture.locked]).toEqual([false, false, false]));
    await soon(() => expect(host.addresses.at(-1)).toBe(routes.login.path));
    // Also for the gateway.
    if (userInfo === null) throw new Error('nobody was logged in');
    session.start({ tokenCode, userInfo });
    await expect(call(personCalls.queryUserInfo, {})).rejects.toMatchObject({ kind: 'expired' });
  });

  it('has no more tries after the app was closed at the last wrong one', () => {
    setUp();
    for (let tries = 5; tries > 0; tries -= 1) gesture.fail();
    gesture.start();
    expect([session.loggedIn, gesture.enabled, gesture.locked]).toEqual([false, false, false]);
  });

  it('of another person does not lock', async () => {
    setUp();
    persisted.set({ gesture: { ...persisted.get('gesture'), owner: 'someone-else' } });
    gesture.start();
    expect(gesture.locked).toBe(false);
  });
});
