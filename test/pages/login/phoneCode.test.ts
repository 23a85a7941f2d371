import { routes } from '@/navigation';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { useCodes } from './codeStage';
import { identify, top } from '../../app/login';
import { soon } from '../../soon';

const { stage, open, asked, codeOf, messages } = useCodes(8500);
const ENTER = '/app/login/registerOrLogin';
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('login by phone and code', () => {
  it('shows an error beside each missing field, and sends nothing', async () => {
    const model = open();
    model.form.fields.phone.type('1280000');
    await model.submit();
    const { phone, code, agreement } = model.form.fields;
    expect([phone, code, agreement].every(({ error }) => error !== '')).toBe(true);
    expect(session.loggedIn).toBe(false);
  });

  it('sends one request for two taps, and logs in once', async () => {
    const phone = stage.nextPhone();
    const model = open();
    model.form.fields.phone.type(phone);
    await Promise.all([model.form.fields.code.send('sms'), model.form.fields.code.send('sms')]);
    expect(await messages(phone)).toBe(1);
    model.form.fields.agreement.of('register').type(true);
    model.form.fields.code.field.type(await codeOf(phone));
    await Promise.all([model.submit(), model.submit()]);
    expect([model.form.fields.code.error, host.addresses]).toEqual([
      '',
      [routes.home.path, `${routes.creditFront.path}?begin=Y`],
    ]);
  });

  it('says beside the code how many tries are left, empties the field, and asks for another code after five', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    const wrong = otherThan(await codeOf(phone));
    const said: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      model.form.fields.code.type(wrong);
      await model.submit();
      said.push(model.form.fields.code.error);
    }
    expect(said[0]).toBe('验证码不正确，还可以试4次');
    expect(said[4]).toBe('验证码输错次数过多，请重新获取');
    expect([model.form.fields.phone.value, model.form.fields.code.value.length, stage.seen.toasts]).toEqual([
      phone,
      0,
      [],
    ]);
  });

  it('is never sent by the last digit without the consent: the error is there, and the code stays', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    const { code, agreement } = model.form.fields;
    agreement.of('register').type(false);
    const right = await codeOf(phone);
    expect(code.type(right)).toBe(true);
    await model.submit();
    expect([session.loggedIn, agreement.error !== '', code.value]).toEqual([false, true, right]);
    agreement.of('register').type(true);
    await model.submit();
    expect(session.loggedIn).toBe(true);
  });

  it('follows from the consent if that comes last, and only while nothing else is missing', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    const { code, agreement } = model.form.fields;
    const tick = agreement.of('register');
    expect(model.form.onlyConsentWasMissing).toBe(false);
    code.type((await codeOf(phone)).slice(0, 5));
    expect(model.form.onlyConsentWasMissing).toBe(false);
    tick.type(false);
    code.type(await codeOf(phone));
    expect(model.form.onlyConsentWasMissing).toBe(false);
    await model.submit();
    tick.type(true);
    expect(model.form.onlyConsentWasMissing).toBe(true);
    const entering = model.submit();
    expect(model.form.onlyConsentWasMissing).toBe(false);
    await entering;
    expect(session.loggedIn).toBe(true);
  });

  it('asks for the code with the consent if the phone is there, once, and never by a call', async () => {
    const phone = stage.nextPhone();
    const model = open();
    const submit = jest.fn();
    await model.form.agreed(submit, false);
    model.form.fields.phone.type(phone);
    await model.form.agreed(submit, true);
    expect([model.form.fields.phone.error, await messages(phone)]).toEqual(['', 0]);
    await model.form.agreed(submit, false);
    await model.form.agreed(submit, false);
    expect([await messages(phone), model.form.fields.code.isSent, submit.mock.calls]).toEqual([1, true, []]);
  });

  it('calls for the phone only if it is not known', async () => {
    const empty = open();
    await soon(() => expect(empty.form.phoneCalls).toBe(1));
    const phone = stage.nextPhone();
    await asked(phone);
    const reloaded = open();
    await soon(() => expect(reloaded.form.fields.phone.value).toBe(phone));
    expect(reloaded.form.phoneCalls).toBe(0);
  });

  it('is not sent again by the consent, whether the code was refused or the answer was lost', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    const { code, agreement } = model.form.fields;
    const tickAgain = () => {
      agreement.of('register').type(false);
      agreement.of('register').type(true);
      return model.form.onlyConsentWasMissing;
    };
    code.type(otherThan(await codeOf(phone)));
    await model.submit();
    expect([code.error, tickAgain()]).toEqual(['验证码不正确，还可以试4次', false]);
    code.type(await codeOf(phone));
    await stage.bank.console.faults([{ path: ENTER, fault: 'status', value: '502', times: 1 }]);
    await model.submit();
    expect([session.loggedIn, code.isWhole, tickAgain()]).toEqual([false, true, false]);
    await model.submit();
    expect(session.loggedIn).toBe(true);
  });

  it('with a lost answer says so; the code is used up then, and a new one can be sent at once', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    model.form.fields.code.field.type(await codeOf(phone));
    await stage.bank.console.faults([{ path: ENTER, fault: 'dropReply' }]);
    await model.submit();
    expect([model.form.fields.code.error, model.form.fields.agreement.error]).toEqual([
      '没有收到结果，请检查网络后再点一次“登录”',
      '',
    ]);
    await model.submit();
    expect(model.form.fields.code.error).toBe('刚才的登录没有收到结果，这个验证码已经用过了，请重新获取');
    expect(model.form.fields.code.waiting).toBe(0);
    await model.form.fields.code.send('sms');
    model.form.fields.code.field.type(await codeOf(phone));
    await model.submit();
    expect([session.loggedIn, top()]).toEqual([true, `${routes.creditFront.path}?begin=Y`]);
  });

  it('that never arrived can be tried again', async () => {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    model.form.fields.code.field.type(await codeOf(phone));
    await stage.bank.console.faults([{ path: ENTER, fault: 'status', value: '502', times: 1 }]);
    await model.submit();
    expect(session.loggedIn).toBe(false);
    await model.submit();
    expect(session.loggedIn).toBe(true);
  });

  it('is replaced by another way to log in', async () => {
    await open().byEnterprise();
    expect(host.addresses).toEqual([routes.home.path, routes.enterpriseLogin.path]);
  });

  it('says that the account was logged in elsewhere, and still knows its phone', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await identify(stage.bank, person);
    const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
    session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
    session.clear('expired');
    const model = open({ ended: 'elsewhere' });
    expect(model.ended?.title).toBe('您的账号已在其他设备登录');
    await soon(() => expect(model.form.fields.phone.value).toBe(person.phone));
  });
});
