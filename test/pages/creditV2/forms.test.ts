import { CardBindingForm, type BoundCard } from '@/features/cardBinding/cardBindingForm';
import { ContactsForm } from '@/features/contacts/contactsForm';
import { TradePasswordForm } from '@/features/tradePassword/tradePasswordForm';
import { persisted } from '@/model/persisted';
import { contactPicker } from '@/platform/contactPicker';
import { drafts } from '@/stores/drafts';
import { drawBankCard, specimenDefaults } from '../../../gateway/specimens';
import { confirmFront } from '../../gateway/steps';
import { choose, photo, useStage } from './hand';
import { soon } from '../../soon';

const stage = useStage(6000);

describe('contacts', () => {
  const typed = async (): Promise<ContactsForm> => {
    const form = new ContactsForm('credit');
    await form.load();
    form.setContact('general', 0, { name: '赵清和', phone: '13912345678', relation: 'friend' });
    form.setContact('emergency', 0, { name: '钱望舒', phone: '13912345679', relation: 'parent' });
    form.occupation.type('教师');
    return form;
  };

  it('show on submit what is missing beside each field, in page order', async () => {
    const form = new ContactsForm('credit');
    await form.load();
    expect(form.errorOf('general', 0, 'name')).toBe('');
    expect(await form.submit()).toBe(false);
    const said = (['name', 'relation', 'phone'] as const).map((field) => form.errorOf('emergency', 0, field));
    expect([...said, form.occupation.error, form.company.error]).toEqual([
      '请填写姓名',
      '请选择关系',
      '请填写手机号',
      '请选择职业',
      '',
    ]);
    expect(form.problem).toBe('常用联系人姓名：请填写姓名');
  });

  it('name the one of several whose field is wrong above the button, as beside the field', async () => {
    const form = await typed();
    form.add('emergency');
    form.setContact('emergency', 1, { phone: '13912345670', relation: 'friend' });
    expect(await form.submit()).toBe(false);
    expect(form.problem).toBe('第 2 位紧急联系人的姓名：请填写姓名');
    form.setContact('emergency', 1, { name: '孙见山' });
    expect(form.problem).toBe('');
    form.company.type('<b>');
    await form.submit();
    expect(form.problem).toBe('单位名称：存在非法字符，禁止提交');
  });

  it.each([
    [['+86 139-1111-2222'], '13911112222', ''],
    [['010-6655 4433', '0086 13911112222'], '13911112222', ''],
    [['010-6655 4433'], '01066554433', '手机号应为11位数字，以1开头'],
    [[], '13912345678', ''],
  ])('take %j of the address book as %s', async (phones, phone, error) => {
    const form = await typed();
    Object.assign(contactPicker, {
      pick: () => Promise.resolve({ ok: true, contact: { name: ' 赵 清和', phones } }),
    });
    await form.pick('general', 0);
    expect(form.general[0]).toEqual({ name: '赵清和', phone, relation: 'friend' });
    expect([form.errorOf('general', 0, 'name'), form.errorOf('general', 0, 'phone')]).toEqual(['', error]);
  });

  it.each([
    ['cancelled', []],
    ['denied', ['通讯录没有打开，请手动填写']],
  ])('stay as typed if nobody is picked: %s', async (reason, toasts) => {
    const form = await typed();
    Object.assign(contactPicker, { pick: () => Promise.resolve({ ok: false, reason }) });
    await form.pick('general', 0);
    expect([form.general[0]?.name, stage.seen.toasts]).toEqual(['赵清和', toasts]);
  });

  it("are checked when a field is left: the person's own phone and a repeated phone are errors", async () => {
    const form = await typed();
    form.setContact('general', 0, { phone: stage.person.phone });
    form.setContact('emergency', 0, { phone: '1391' });
    expect(form.errorOf('general', 0, 'phone')).toBe('');
    form.leave('general', 0, 'phone');
    form.leave('emergency', 0, 'phone');
    expect(form.errorOf('general', 0, 'phone')).toBe('不能填您本人的手机号');
    expect(form.errorOf('emergency', 0, 'phone')).toBe('手机号应为11位数字，以1开头');
    form.setContact('general', 0, { phone: '13912345678' });
    form.setContact('emergency', 0, { phone: '13912345678' });
    expect(form.errorOf('emergency', 0, 'phone')).toBe('这个手机号已经填过，请换一位联系人');
  });

  it('have three of a kind at most, and at least one', async () => {
    const form = await typed();
    form.add('general');
    form.add('general');
    form.add('general');
    expect([form.general.length, form.mayAdd('general')]).toEqual([3, false]);
    for (let left = 3; left > 0; left -= 1) form.remove('general', 0);
    expect(form.general).toEqual([{ name: '', phone: '', relation: '' }]);
  });

  it('keep the typed text over a reload, and delete it once it is saved', async () => {
    await typed();
    const reloaded = new ContactsForm('credit');
    await reloaded.load();
    for (const secret of ['赵清和', '13912345678', '钱望舒', '13912345679']) {
      expect(JSON.stringify(persisted.get('drafts'))).not.toContain(secret);
    }
    expect(reloaded.general[0]?.name).toBe('赵清和');
    reloaded.company.type('<b>');
    expect(await reloaded.submit()).toBe(false);
    expect(reloaded.company.error).toBe('存在非法字符，禁止提交');
    reloaded.company.type('云岭商贸');
    expect(await reloaded.submit()).toBe(true);
    expect(drafts.get('credit')).toMatchObject({ contacts: '', occupation: '', company: '' });
    const { creditGrantingProcess } = await stage.person.must('queryCreditConf', {
      publish: 'H5',
      step: 'appl',
    });
    expect(creditGrantingProcess.find(({ pageName }) => pageName === 'contact')?.pageComplete).toBe('Y');
  });
});

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

  it('is read from a picture; an error about another picture stands beside the number', async () => {
    const form = await begin();
    const { bank: name, valid } = specimenDefaults;
    choose(photo(Buffer.from('hello')));
    await form.fields.card.recognise('album');
    expect(form.fields.card.error).toBe('这不是可识别的图片，请用 JPG、PNG 或 WebP 格式');
    const cardNo = '6225880000000000002';
    choose(photo(drawBankCard({ cardNo, bank: name, name: '林晓岚', validThru: valid })));
    await form.fields.card.recognise('camera');
    expect([form.fields.card.text, form.fields.card.error]).toEqual(['6225 8800 0000 0000 002', '']);
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

  it('is refused at once when it is weak, and starts again when the two differ', async () => {
    const form = new TradePasswordForm(() => undefined);
    await pad(form, '123456');
    expect([form.stage, form.value, form.error]).toEqual(['first', '', '连续的数字容易被猜到，请换一个']);
    await pad(form, '258036', '258037');
    expect([form.stage, form.error]).toEqual(['first', '两次输入的密码不一致，请重新设置']);
  });

  it('is refused by the server for the birthday, which the phone does not know', async () => {
    await confirmFront(stage.person);
    const form = new TradePasswordForm(() => undefined);
    const birthday = stage.person.facts.idNo.slice(8, 14);
    await pad(form, birthday, birthday);
    expect([form.stage, form.error]).toEqual(['first', '请不要用生日作密码']);
  });

  it('is set once after it was typed twice', async () => {
    const done = jest.fn();
    await pad(new TradePasswordForm(done), '258036', '258036');
    expect(done).toHaveBeenCalledTimes(1);
    const again = new TradePasswordForm(done);
    await pad(again, '470913', '470913');
    expect([done.mock.calls.length, stage.seen.toasts]).toEqual([
      2,
      ['您已经设置过交易密码，沿用原来的密码'],
    ]);
    expect(await stage.person.call('verifyPsw', { password: '258036', purpose: 'loan' })).toHaveProperty(
      'pswToken',
    );
  });
});
