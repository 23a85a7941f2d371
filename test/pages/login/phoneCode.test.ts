import { describe, expect, it, vi } from 'vitest';
import { persisted } from '@/model/persisted';
import { routes } from '@/navigation';
import { EnterpriseLoginModel } from '@/pages/login/enterpriseUserslogin.model';
import { session } from '@/stores/session';
import { host } from '../../navigation/host';
import { useCodes } from './codeStage';
import { identify, params, top } from './stage';
import { soon } from '../../soon';

vi.mock('@tarojs/taro', async () => (await import('../../navigation/host')).taroModule);

const { stage, open, asked, codeOf, messages } = useCodes(8500);
const SEND = '/app/login/sendLoginSmsVCode';
const ENTER = '/app/login/registerOrLogin';
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('login by phone and code', () => {
  it('says beside each field what is missing, and sends nothing', async () => {
    const model = open();
    model.form.setPhone('1280000');
    await model.submit();
    const { phoneError, codeError, agreementError } = model.form;
    expect([phoneError, codeError, agreementError].every((error) => error !== '')).toBe(true);
    expect(session.loggedIn).toBe(false);
  });

  it('asks once for two taps, and lets in once', async () => {
    const phone = stage.nextPhone();
    const model = open();
    model.form.setPhone(phone);
    await Promise.all([model.form.sendCode('sms'), model.form.sendCode('sms')]);
    expect(await messages(phone)).toBe(1);
    model.form.setAgreed(true);
    model.form.setCode(await codeOf(phone));
    await Promise.all([model.submit(), model.submit()]);
    expect([model.form.codeError, host.addresses]).toEqual(['', [routes.home.path, routes.creditFront.path]]);
  });

  it('says beside the code how many tries are left, keeps what was typed, and asks for another after five', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    model.form.setCode(otherThan(await codeOf(phone)));
    const said: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      await model.submit();
      said.push(model.form.codeError);
    }
    expect(said[0]).toBe('验证码不正确，还可以试4次');
    expect(said[4]).toBe('验证码输错次数过多，请重新获取');
    expect([model.form.phone, model.form.code.length, stage.seen.toasts]).toEqual([phone, 6, []]);
  });

  it('whose answer was lost says so; the code is used up then, and the next need not wait', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    model.form.setCode(await codeOf(phone));
    await stage.bank.console.faults([{ path: ENTER, fault: 'dropReply' }]);
    await model.submit();
    expect([model.form.codeError, model.form.agreementError]).toEqual([
      '没有收到结果，请检查网络后再点一次“登录”',
      '',
    ]);
    await model.submit();
    expect(model.form.codeError).toBe('刚才的登录没有收到结果，这个验证码已经用过了，请重新获取');
    expect(model.form.waiting).toBe(0);
    await model.form.sendCode('sms');
    model.form.setCode(await codeOf(phone));
    await model.submit();
    expect([session.loggedIn, top()]).toEqual([true, routes.creditFront.path]);
  });

  it('that never arrived is simply tried again', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    model.form.setCode(await codeOf(phone));
    await stage.bank.console.faults([{ path: ENTER, fault: 'status', value: '502', times: 1 }]);
    await model.submit();
    expect(session.loggedIn).toBe(false);
    await model.submit();
    expect(session.loggedIn).toBe(true);
  });

  it('another way in takes the place of this one', async () => {
    await open().byEnterprise();
    expect(host.addresses).toEqual([routes.home.path, routes.enterpriseLogin.path]);
  });

  it('says that the account was taken elsewhere, and knows whose it was', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await identify(stage.bank, person);
    const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
    session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
    session.clear('expired');
    const model = open({ ended: 'elsewhere' });
    expect(model.ended?.title).toBe('您的账号已在其他设备登录');
    await soon(() => expect(model.form.phone).toBe(person.phone));
  });
});

describe('the code that was sent', () => {
  it('is known again after a reload: its phone, encrypted, and how long to wait', async () => {
    const phone = stage.nextPhone();
    const before = await asked(phone);
    const { waiting } = before.form;
    expect(waiting).toBeGreaterThan(50);
    expect(JSON.stringify(persisted.get('drafts'))).not.toContain(phone);
    before.dispose();
    const again = open();
    await soon(() => expect(again.form.phone).toBe(phone));
    expect(again.form.waiting).toBeGreaterThan(waiting - 20);
    expect([again.form.sent, again.form.agreed, again.form.code]).toEqual([true, false, '']);
    expect(again.form.codeHint).toContain('验证码已发到');
    again.form.setCode(await codeOf(phone));
    again.form.setAgreed(true);
    await again.submit();
    expect(session.loggedIn).toBe(true);
    session.clear('expired');
    const later = open({ ended: 'expired' });
    await soon(() => expect(later.form.phone).toBe(phone));
    expect([later.form.sent, later.form.waiting]).toEqual([false, 0]);
    const stranger = open();
    await stranger.form.load(false);
    expect(stranger.form.phone).toBe('');
  });

  it('is known to another way in', async () => {
    const phone = stage.nextPhone();
    await asked(phone);
    const other = new EnterpriseLoginModel(params());
    other.load();
    await soon(() => expect(other.form.phone).toBe(phone));
    expect(other.form.sent).toBe(true);
    other.dispose();
  });

  it('is said to be where it went, and another phone need not wait for it', async () => {
    const [wrong, right] = [stage.nextPhone(), stage.nextPhone()];
    const model = await asked(wrong);
    model.form.setPhone(right);
    expect(model.form.codeHint.replace(/ /g, '')).toContain(wrong);
    expect([model.form.sent, model.form.waiting]).toEqual([false, 0]);
    await model.form.sendCode('sms');
    expect(model.form.codeHint.replace(/ /g, '')).toContain(right);
    expect(await messages(right)).toBe(1);
  });

  it('is spoken where the person wants it so, not before the pause is over', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    await model.form.sendCode('voice');
    expect([await messages(phone), model.form.codes.error]).toEqual([1, '']);
    model.form.codes.sent.forget();
    await stage.bank.console.advanceMinutes(2);
    await model.form.sendCode('voice');
    const [newest] = await stage.bank.console.messages(phone);
    expect(newest).toMatchObject({ channel: 'voice' });
    expect(model.form.codeHint).toContain('正在拨打');
  });

  it('did not go out: the reason goes with the next key', async () => {
    const model = open();
    await stage.bank.console.faults([{ path: SEND, fault: 'status', value: '502', times: 1 }]);
    model.form.setPhone(stage.nextPhone());
    await model.form.sendCode('sms');
    expect(model.form.codes.error).toBe('网络开小差了，请稍后再试');
    model.form.setCode('1');
    expect([model.form.codes.error, model.form.waiting]).toEqual(['', 0]);
  });
});
