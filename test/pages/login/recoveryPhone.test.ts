import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { recovery } from '@/pages/login/parts/recovery';
import { RecoveryPhoneModel } from '@/pages/login/phoneDisabled/changePhone.model';
import { RecoveryEndModel } from '@/pages/login/phoneDisabled/end.model';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { useRecovery } from './recoveryStage';

const { stage, begin, checkFace, comeBack } = useRecovery(34000);
let next = 13_600_032_000;

describe('step 3', () => {
  beforeEach(async () => {
    await begin();
    await comeBack(await checkFace('passed'));
    host.reset(routes.login.path, routes.recoveryPhone.path);
  });

  async function fillIn(phone: string): Promise<RecoveryPhoneModel> {
    const model = new RecoveryPhoneModel();
    await model.load();
    model.form.fields.phone.type(phone);
    await model.form.fields.code.send();
    return model;
  }

  it('changes the phone, is replaced by the end page, and keeps nothing but the masked number', async () => {
    const phone = String((next += 1));
    const model = await fillIn(phone);
    expect(model.form.fields.code.hint).toContain('5分钟内有效');
    model.form.fields.code.field.type(await stage.bank.console.codeOf(phone));
    await model.submit();
    model.dispose();
    expect(host.addresses).toEqual([routes.login.path, routes.recoveryEnd.path]);
    expect(recovery.live).toBe(false);
    expect(drafts.get('recovery')).toMatchObject({ resumeKey: '', bizToken: '', faceNonce: '' });
    const end = new RecoveryEndModel();
    expect(end.newPhone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    // Spec §3 Phase codes, update-phone: reported with the first session of the new phone (stores/deviceReport).
    expect(persisted.get('phoneChangedTo')).toBe(end.newPhone);
    await end.login();
    expect(host.addresses).toEqual([routes.login.path]);
    expect(new RecoveryEndModel().newPhone).toBe('');
  });

  it('with a lost answer says so, and gets the true outcome the second time', async () => {
    const phone = String((next += 1));
    const model = await fillIn(phone);
    model.form.fields.code.field.type(await stage.bank.console.codeOf(phone));
    await stage.bank.console.faults([{ path: '/app/login/phoneDisabled/changePhone', fault: 'dropReply' }]);
    await model.submit();
    expect([model.form.fields.code.error, recovery.live]).toEqual([
      '没有收到结果。请再点一次“确认更换”，不会重复更换',
      true,
    ]);
    await model.submit();
    model.dispose();
    expect(host.addresses).toEqual([routes.login.path, routes.recoveryEnd.path]);
  });

  it('says beside the field that the phone is the old one, or has an account', async () => {
    const model = await fillIn(stage.person.phone);
    expect(model.form.fields.phone.error).toBe('这就是停用的手机号，请填写现在使用的手机号');
    const other = await stage.bank.register(String((next += 1)));
    await stage.bank.console.advanceMinutes(1);
    model.form.fields.phone.type(other.phone);
    await model.form.fields.code.send();
    model.form.fields.code.field.type(await stage.bank.console.codeOf(other.phone));
    await model.submit();
    model.dispose();
    expect(model.form.fields.phone.error).toBe('这个手机号已有账号，请换一个没有注册过的手机号');
  });

  it('says beside the code that it is wrong', async () => {
    const phone = String((next += 1));
    const model = await fillIn(phone);
    await model.submit();
    expect(model.form.fields.code.error).toBe('请输入6位验证码');
    const code = await stage.bank.console.codeOf(phone);
    model.form.fields.code.field.type(code === '000000' ? '000001' : '000000');
    await model.submit();
    model.dispose();
    expect(model.form.fields.code.error).toBe('验证码不正确，还可以试4次');
  });
});

it('leads a person who opens its address too early to the second step', async () => {
  await begin();
  host.reset(routes.recoveryPhone.path);
  await new RecoveryPhoneModel().load();
  expect(host.addresses).toEqual([routes.recoveryIdCard.path]);
});
