import { CardBindingForm, type BoundCard } from '@/features/cardBinding/cardBindingForm';
import { TradePasswordForm } from '@/features/tradePassword/tradePasswordForm';
import { drawBankCard, specimenDefaults } from '../../../gateway/specimens';
import { CODED, confirmFront } from '../../gateway/steps';
import { choose, photo, useStage } from './hand';
import { soon } from '../../soon';

const stage = useStage(6000);

describe('a card', () => {
  /** The bound card; undefined: nothing was bound. */
  const bind = async (form: CardBindingForm): Promise<BoundCard | undefined> => {
    let bound: BoundCard | undefined;
    await form.submit((card) => {
      bound = card;
      return Promise.resolve();
    });
    return bound;
  };
  const begin = async (): Promise<CardBindingForm> => {
    await confirmFront(stage.person);
    const form = new CardBindingForm();
    await form.load();
    form.fields.card.type(stage.person.facts.cardNo);
    form.fields.agreement.of('bank-card').type(true);
    return form;
  };

  it('shows its number in groups, its bank by the first digits, and a warning that does not block', async () => {
    const form = await begin();
    expect(form.fields.card.text).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
    await soon(() => expect(form.fields.card.hint).toBe('招商银行 储蓄卡'));
    form.fields.card.leave();
    expect(form.fields.card.warning).toBe('');
    const last = (Number(stage.person.facts.cardNo.slice(-1)) + 1) % 10;
    form.fields.card.type(stage.person.facts.cardNo.slice(0, -1) + String(last));
    form.fields.card.leave();
    expect([form.fields.card.warning !== '', form.fields.card.error]).toEqual([true, '']);
  });

  it('is left as typed while the person edits the middle, so that the cursor stays, until the field is left', async () => {
    const form = await begin();
    form.fields.card.type('6225 8801');
    form.fields.card.type('6295 8801');
    form.fields.card.type('62965 8801');
    expect(form.fields.card.text).toBe('62965 8801');
    form.fields.card.leave();
    expect([form.fields.card.text, form.fields.card.error]).toEqual([
      '6296 5880 1',
      '银行卡号应为12到19位数字',
    ]);
  });

  it('is refused at once when its bank is known to be unsupported', async () => {
    const form = await begin();
    form.fields.card.type('6225750000000000');
    await soon(() => expect(form.fields.card.error).toBe('暂不支持信用卡，请换一张储蓄卡'));
  });

  it('is read from a picture; an error about another picture is beside the number', async () => {
    const form = await begin();
    const { bank: name, valid } = specimenDefaults;
    choose(photo(Buffer.from('hello')));
    await form.fields.card.recognise();
    expect(form.fields.card.error).toBe('这不是可识别的图片，请用 JPG、PNG 或 WebP 格式');
    const cardNo = '6225880000000000002';
    choose(photo(drawBankCard({ cardNo, bank: name, name: '林晓岚', validThru: valid }, CODED)));
    await form.fields.card.recognise();
    expect([form.fields.card.text, form.fields.card.error]).toEqual(['6225 8800 0000 0000 002', '']);
  });

  it('asks the bank for a code with the consent, unless number or phone are missing or doubtful', async () => {
    const form = await begin();
    const { card, phone, code } = form.fields;
    const own = phone.value;
    phone.put('');
    await form.agreed();
    phone.put(own);
    card.type('6225880000000003');
    await form.agreed();
    expect([code.isSent, card.error, phone.error, code.error]).toEqual([false, '', '', '']);
    card.type(stage.person.facts.cardNo);
    await form.agreed();
    expect([code.isSent, code.sends]).toEqual([true, 1]);
    form.dispose();
  });

  it('checks all fields before it asks for a code, and needs a code before it binds', async () => {
    const form = new CardBindingForm();
    expect(await bind(form)).toBeUndefined();
    expect([
      form.fields.card.error,
      form.fields.phone.error,
      form.fields.agreement.error,
      form.fields.code.error,
    ]).toEqual(['请输入银行卡号', '请输入手机号', '请先阅读并勾选同意，再获取验证码', '请先获取验证码']);
    expect(form.form.firstWrong).toBe('card');
  });

  it('is bound by the code of the bank; a wrong code is an error beside the code and keeps the rest', async () => {
    const form = await begin();
    expect(form.fields.phone.value).toBe(stage.person.phone);
    await form.fields.code.send();
    expect([form.fields.code.isSent, form.fields.code.waiting]).toEqual([true, 60]);
    const code = await stage.bank.console.codeOf(stage.person.phone);
    form.fields.code.field.type(code === '000000' ? '000001' : '000000');
    expect(await bind(form)).toBeUndefined();
    expect(form.fields.code.error).toBe('验证码不正确，还可以试4次');
    form.fields.code.field.type(code);
    expect(await bind(form)).toMatchObject({ tail: stage.person.facts.cardNo.slice(-4), isDefault: 'Y' });
    expect(stage.seen.toasts).toEqual([]);
    form.dispose();
  });

  it('needs a new code when number or phone change after sending', async () => {
    const form = await begin();
    await form.fields.code.send();
    form.fields.phone.type('13900000001');
    form.fields.code.field.type('123456');
    expect(await bind(form)).toBeUndefined();
    expect(form.fields.code.error).toBe('卡号或手机号改过了，请重新获取验证码');
    form.dispose();
  });

  it('is found as bound when the answer to the confirmation was lost', async () => {
    const form = await begin();
    await form.fields.code.send();
    form.fields.code.field.type(await stage.bank.console.codeOf(stage.person.phone));
    await stage.bank.console.faults([
      { path: '/bankcard/confirmBankCardSign', fault: 'dropReply', times: 1 },
    ]);
    expect(await bind(form)).toBeUndefined();
    expect(await bind(form)).toMatchObject({ tail: stage.person.facts.cardNo.slice(-4) });
    expect((await stage.person.must('queryBankList', {})).list).toHaveLength(1);
    form.dispose();
  });

  it('refused by the bank shows an error beside the number', async () => {
    const form = await begin();
    await stage.bank.console.decide(stage.person.phone, { card: 'refuse' });
    await form.fields.code.send();
    expect([form.fields.code.isSent, form.fields.card.error !== '']).toEqual([false, true]);
  });
});

describe('the trade password', () => {
  const pad = async (form: TradePasswordForm, ...digits: string[]): Promise<void> => {
    for (const six of digits) {
      form.type(six);
      await form.fill(six);
    }
  };

  it('is refused at once when it is weak', async () => {
    const form = new TradePasswordForm(() => undefined);
    await pad(form, '123456');
    expect([form.value, form.error]).toEqual(['', '连续的数字容易被猜到，请换一个']);
  });

  it('that is looked at waits for the person to confirm it', async () => {
    const done = jest.fn();
    const form = new TradePasswordForm(done);
    form.toggle();
    await form.confirm();
    await pad(form, '258037');
    expect([form.waitsForYes, form.value, done.mock.calls.length]).toEqual([true, '258037', 0]);
    form.type('25803');
    expect(form.waitsForYes).toBe(false);
    await pad(form, '258036');
    await form.confirm();
    expect([form.shown, form.value, done.mock.calls.length]).toEqual([false, '', 1]);
    expect(await stage.person.call('verifyPsw', { password: '258036', purpose: 'loan' })).toHaveProperty(
      'pswToken',
    );
  });

  it('is refused by the server for the birthday, which the phone does not know', async () => {
    await confirmFront(stage.person);
    const form = new TradePasswordForm(() => undefined);
    const birthday = stage.person.facts.idNo.slice(8, 14);
    await pad(form, birthday);
    expect([form.value, form.error]).toEqual(['', '请不要用生日作密码']);
  });

  it('is set by its last digit, and only once', async () => {
    const done = jest.fn();
    await pad(new TradePasswordForm(done), '258036');
    expect(done).toHaveBeenCalledTimes(1);
    const again = new TradePasswordForm(done);
    await pad(again, '470913');
    expect([done.mock.calls.length, stage.seen.toasts]).toEqual([
      2,
      ['您已经设置过交易密码，沿用原来的密码'],
    ]);
    expect(await stage.person.call('verifyPsw', { password: '258036', purpose: 'loan' })).toHaveProperty(
      'pswToken',
    );
  });
});
