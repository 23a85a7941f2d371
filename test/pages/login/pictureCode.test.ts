import { describe, expect, it, vi } from 'vitest';
import type { LoginModel } from '@/pages/login/index.model';
import { useCodes } from './codeStage';

vi.mock('@tarojs/taro', async () => (await import('../../navigation/host')).taroModule);

const { stage, asked, messages } = useCodes(8700);
const SEND = '/app/login/sendLoginSmsVCode';

describe('the picture code', () => {
  /** Two codes within the hour were free. */
  async function pictured(): Promise<LoginModel> {
    const phone = stage.nextPhone();
    const model = await asked(phone);
    for (let n = 0; n < 2; n += 1) {
      await stage.bank.console.advanceMinutes(2);
      model.form.codes.sent.forget();
      await model.form.sendCode('sms');
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

  it('is asked for, refused with a new picture, and solved sends the code', async () => {
    const model = await pictured();
    const { codes, phone } = model.form;
    const first = codes.picture;
    expect([first.slice(0, 15), codes.error]).toEqual(['data:image/png;', '']);
    codes.typePicture('????');
    await codes.solve();
    expect([codes.picCode, codes.pictureError]).toEqual(['', '图形验证码不正确，请看新的一张']);
    expect(codes.picture).not.toBe(first);
    codes.typePicture(await answerOf(phone));
    await Promise.all([codes.solve(), codes.solve()]);
    expect([codes.picture, codes.error, model.form.sent]).toEqual(['', '', true]);
    expect(await messages(phone)).toBe(3);
  });

  it('stays, with what was typed, where the network fails', async () => {
    const { codes } = (await pictured()).form;
    const { picture } = codes;
    const path = '/app/login/';
    await stage.bank.console.faults(
      ['verifyPicVCode', 'generatePicVCode'].map((name) => ({
        path: path + name,
        fault: 'status',
        value: '502',
      })),
    );
    codes.typePicture('abcd');
    await codes.solve();
    expect([codes.picture, codes.picCode, codes.pictureError]).toEqual([
      picture,
      'abcd',
      '网络开小差了，请稍后再试',
    ]);
    await codes.newPicture();
    expect([codes.picture, codes.picCode]).toEqual([picture, 'abcd']);
  });

  it('that does not come is said beside the code', async () => {
    await stage.bank.console.faults([{ path: '/app/login/generatePicVCode', fault: 'status', value: '502' }]);
    const { codes } = (await pictured()).form;
    expect([codes.picture, codes.error]).toEqual(['', '图形验证码没有加载出来，请再点一次“获取验证码”']);
  });

  it('makes room for what is wrong with the code itself', async () => {
    const model = await pictured();
    const { codes, phone } = model.form;
    await stage.bank.console.faults([{ path: SEND, fault: 'status', value: '502' }]);
    codes.typePicture(await answerOf(phone));
    await codes.solve();
    expect([codes.picture, codes.error]).toEqual(['', '网络开小差了，请稍后再试']);
  });
});
