import type { LoginModel } from '@/pages/login/index.model';
import { useCodes } from './codeStage';

const { stage, asked, messages } = useCodes(8700);
const SEND = '/app/login/sendLoginSmsVCode';

describe('the picture code', () => {
  /** The first two codes within the hour need no picture. */
  async function pictured(): Promise<LoginModel> {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    for (let n = 0; n < 2; n += 1) {
      await stage.bank.console.advanceMinutes(2);
      model.form.fields.code.sent.forget();
      await model.form.fields.code.send('sms');
    }
    return model;
  }
  const answerOf = async (phone: string): Promise<string> => {
    const rows = await stage.bank.db.query<{ answer: string }>(
      'select answer from picture_codes where phone = $1 order by expires_at desc limit 1',
      [phone],
    );
    return rows[0]?.answer ?? '';
  };

  it('is asked for, refused with a new picture, and when solved sends the code', async () => {
    const model = await pictured();
    const { code, phone } = model.form.fields;
    const first = code.picture.image;
    expect([first.slice(0, 15), code.error]).toEqual(['data:image/png;', '']);
    code.picture.field.type('????');
    await code.solve();
    expect([code.picture.field.value, code.picture.field.error]).toEqual([
      '',
      '图形验证码不正确，请看新的一张',
    ]);
    expect(code.picture.image).not.toBe(first);
    code.picture.field.type(await answerOf(phone.value));
    await Promise.all([code.solve(), code.solve()]);
    expect([code.picture.image, code.error, model.form.fields.code.isSent]).toEqual(['', '', true]);
    expect(await messages(phone.value)).toBe(3);
  });

  it('stays, with the typed text, when the network fails', async () => {
    const { code } = (await pictured()).form.fields;
    const { image } = code.picture;
    const path = '/app/login/';
    await stage.bank.console.faults(
      ['verifyPicVCode', 'generatePicVCode'].map((name) => ({
        path: path + name,
        fault: 'status',
        value: '502',
      })),
    );
    code.picture.field.type('abcd');
    await code.solve();
    expect([code.picture.image, code.picture.field.value, code.picture.field.error]).toEqual([
      image,
      'abcd',
      '网络开小差了，请稍后再试',
    ]);
    await code.picture.another();
    expect([code.picture.image, code.picture.field.value]).toEqual([image, 'abcd']);
  });

  it('that does not load shows an error beside the code', async () => {
    await stage.bank.console.faults([{ path: '/app/login/generatePicVCode', fault: 'status', value: '502' }]);
    const { code } = (await pictured()).form.fields;
    expect([code.picture.image, code.error]).toEqual(['', '图形验证码没有加载出来，请再点一次“获取验证码”']);
  });

  it('gives its place to an error about the code itself', async () => {
    const model = await pictured();
    const { code, phone } = model.form.fields;
    await stage.bank.console.faults([{ path: SEND, fault: 'status', value: '502' }]);
    code.picture.field.type(await answerOf(phone.value));
    await code.solve();
    expect([code.picture.image, code.error]).toEqual(['', '网络开小差了，请稍后再试']);
  });
});
