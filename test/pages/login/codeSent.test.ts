import { persisted } from '@/storage/persisted';
import { EnterpriseLoginModel } from '@/pages/login/enterpriseUserslogin.model';
import { session } from '@/stores/session';
import { useCodes } from './codeStage';
import { params } from '../../app/login';
import { soon } from '../../soon';

const { stage, open, asked, codeOf, messages } = useCodes(8500);
const SEND = '/app/login/sendLoginSmsVCode';

describe('the code that was sent', () => {
  it('is known after a reload: its phone, encrypted, and the time to wait', async () => {
    const phone = stage.nextPhone();
    const before = await asked(phone);
    const { waiting } = before.form.fields.code;
    expect(waiting).toBeGreaterThan(50);
    expect(JSON.stringify(persisted.get('drafts'))).not.toContain(phone);
    before.dispose();
    const again = open();
    await soon(() => expect(again.form.fields.phone.value).toBe(phone));
    expect(again.form.fields.code.waiting).toBeGreaterThan(waiting - 20);
    expect([
      again.form.fields.code.isSent,
      again.form.fields.agreement.agreed,
      again.form.fields.code.value,
    ]).toEqual([true, false, '']);
    expect(again.form.fields.code.hint).toContain('验证码已发到');
    again.form.fields.code.field.type(await codeOf(phone));
    again.form.fields.agreement.of('register').type(true);
    await again.submit();
    expect(session.loggedIn).toBe(true);
    session.clear('expired');
    const later = open({ ended: 'expired' });
    await soon(() => expect(later.form.fields.phone.value).toBe(phone));
    expect([later.form.fields.code.isSent, later.form.fields.code.waiting]).toEqual([false, 0]);
    const stranger = open();
    await stranger.form.load(false);
    expect(stranger.form.fields.phone.value).toBe('');
  });

  it('is known on another login page', async () => {
    const phone = stage.nextPhone();
    await asked(phone);
    const other = new EnterpriseLoginModel(params());
    other.load();
    await soon(() => expect(other.form.fields.phone.value).toBe(phone));
    expect(other.form.fields.code.isSent).toBe(true);
    other.dispose();
  });

  it('names the phone it was sent to, and another phone need not wait', async () => {
    const [wrong, right] = [stage.nextPhone(), stage.nextPhone()];
    const model = await asked(wrong);
    model.form.fields.phone.type(right);
    expect(model.form.fields.code.hint.replace(/ /g, '')).toContain(wrong);
    expect([model.form.fields.code.isSent, model.form.fields.code.waiting]).toEqual([false, 0]);
    await model.form.fields.code.send('sms');
    expect(model.form.fields.code.hint.replace(/ /g, '')).toContain(right);
    expect(await messages(right)).toBe(1);
  });

  it('is spoken on request, but not before the pause is over', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    await model.form.fields.code.send('voice');
    expect([await messages(phone), model.form.fields.code.error]).toEqual([1, '']);
    model.form.fields.code.sent.forget();
    await stage.bank.console.advanceMinutes(2);
    await model.form.fields.code.send('voice');
    const [newest] = await stage.bank.console.messages(phone);
    expect(newest).toMatchObject({ channel: 'voice' });
    expect(model.form.fields.code.hint).toContain('正在拨打');
  });

  it('was not sent: the reason disappears with the next key', async () => {
    const model = open();
    await stage.bank.console.faults([{ path: SEND, fault: 'status', value: '502', times: 1 }]);
    model.form.fields.phone.type(stage.nextPhone());
    await model.form.fields.code.send('sms');
    expect(model.form.fields.code.error).toBe('网络开小差了，请稍后再试');
    model.form.fields.code.field.type('1');
    expect([model.form.fields.code.error, model.form.fields.code.waiting]).toEqual(['', 0]);
  });
});
