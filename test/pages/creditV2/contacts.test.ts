import { ContactsForm } from '@/features/contacts/contactsForm';
import { persisted } from '@/storage/persisted';
import { contactPicker } from '@/platform/contactPicker';
import { drafts } from '@/storage/drafts';
import { AddContactsModel } from '@/pages/creditV2/view/addContacts.model';
import { confirmBack, confirmFront } from '../../gateway/steps';
import { useStage } from './hand';

const stage = useStage(6500);

describe('contacts', () => {
  const typed = async (): Promise<ContactsForm> => {
    const form = new ContactsForm('credit');
    await form.load();
    form.rows.set('general', 0, { name: '赵清和', phone: '13912345678', relation: 'friend' });
    form.rows.set('emergency', 0, { name: '钱望舒', phone: '13912345679', relation: 'parent' });
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
    // Said once: beside its field.
    expect(form.problem).toBe('');
  });

  it('say an error of one of several beside its own field, and not above the button', async () => {
    const form = await typed();
    form.rows.add('emergency');
    form.rows.set('emergency', 1, { phone: '13912345670', relation: 'friend' });
    expect(await form.submit()).toBe(false);
    expect([0, 1].map((index) => form.errorOf('emergency', index, 'name'))).toEqual(['', '请填写姓名']);
    expect(form.problem).toBe('');
    form.rows.set('emergency', 1, { name: '孙见山' });
    expect(form.errorOf('emergency', 1, 'name')).toBe('');
    form.company.type('<b>');
    await form.submit();
    expect([form.company.error, form.problem]).toEqual(['存在非法字符，禁止提交', '']);
  });

  it.each([
    [['+86 139-1111-2222'], '13911112222', ''],
    [['010-6655 4433', '0086 13911112222'], '13911112222', ''],
    [['010-6655 4433'], '01066554433', '手机号应为11位数字，以1开头'],
    [[], '13912345678', ''],
  ])('take %j of the address book as %s', async (phones, phone, error) => {
    const form = await typed();
    Object.assign(contactPicker, {
      pick: () => Promise.resolve({ ok: true, contacts: [{ name: ' 赵 清和', phones }] }),
    });
    await form.rows.pick('general', 0);
    expect(form.rows.general[0]).toEqual({ name: '赵清和', phone, relation: 'friend' });
    expect([form.errorOf('general', 0, 'name'), form.errorOf('general', 0, 'phone')]).toEqual(['', error]);
  });

  it.each([
    ['cancelled', []],
    ['denied', ['通讯录没有打开，请手动填写']],
  ])('stay as typed if no one is picked: %s', async (reason, toasts) => {
    const form = await typed();
    Object.assign(contactPicker, { pick: () => Promise.resolve({ ok: false, reason }) });
    await form.rows.pick('general', 0);
    expect([form.rows.general[0]?.name, stage.seen.toasts]).toEqual(['赵清和', toasts]);
  });

  it("are checked when a field is left: the person's own phone and a repeated phone are errors", async () => {
    const form = await typed();
    form.rows.set('general', 0, { phone: stage.person.phone });
    form.rows.set('emergency', 0, { phone: '1391' });
    expect(form.errorOf('general', 0, 'phone')).toBe('');
    form.rows.leave('general', 0, 'phone');
    form.rows.leave('emergency', 0, 'phone');
    expect(form.errorOf('general', 0, 'phone')).toBe('不能填您本人的手机号');
    expect(form.errorOf('emergency', 0, 'phone')).toBe('手机号应为11位数字，以1开头');
    form.rows.set('general', 0, { phone: '13912345678' });
    form.rows.set('emergency', 0, { phone: '13912345678' });
    expect(form.errorOf('emergency', 0, 'phone')).toBe('这个手机号已经填过，请换一位联系人');
  });

  it('begin with the work that the server knows, and what is typed here comes before it', async () => {
    const work = { occupation: '教师', company: '云岭第一中学' };
    await stage.person.must('updateOccu', work);
    const form = new ContactsForm('credit');
    await form.load();
    expect([form.occupation.value, form.company.value]).toEqual(['教师', '云岭第一中学']);
    form.company.type('云岭商贸');
    const reloaded = new ContactsForm('credit');
    await reloaded.load();
    expect([reloaded.occupation.value, reloaded.company.value]).toEqual(['教师', '云岭商贸']);
  });

  it('fill their blank rows from the address book by one tap, and keep what was typed', async () => {
    const form = new ContactsForm('credit');
    await form.load();
    form.rows.add('general');
    form.rows.set('general', 0, { name: '孙见山' });
    const picked = [
      { name: '赵清和', phones: ['13912345678'] },
      { name: '钱望舒', phones: ['13912345679'] },
    ];
    const asked: number[] = [];
    Object.assign(contactPicker, {
      pick: (most: number) => {
        asked.push(most);
        return Promise.resolve({ ok: true, contacts: picked });
      },
    });
    expect(form.sections).toEqual(['general', 'emergency']);
    await form.rows.pickAll(form.sections);
    const names = [...form.rows.general, ...form.rows.emergency].map(({ name }) => name);
    expect([asked, names]).toEqual([[2], ['孙见山', '赵清和', '钱望舒']]);
    expect(form.rows.blanksOf(form.sections)).toBe(0);
  });

  it('have three of a kind at most, and at least one', async () => {
    const form = await typed();
    form.rows.add('general');
    form.rows.add('general');
    form.rows.add('general');
    expect([form.rows.general.length, form.rows.mayAdd('general')]).toEqual([3, false]);
    for (let left = 3; left > 0; left -= 1) form.rows.remove('general', 0);
    expect(form.rows.general).toEqual([{ name: '', phone: '', relation: '' }]);
  });

  it('keep the typed text over a reload, and delete it once it is saved', async () => {
    await typed();
    const reloaded = new ContactsForm('credit');
    await reloaded.load();
    for (const secret of ['赵清和', '13912345678', '钱望舒', '13912345679']) {
      expect(JSON.stringify(persisted.get('drafts'))).not.toContain(secret);
    }
    expect(reloaded.rows.general[0]?.name).toBe('赵清和');
    reloaded.company.type('<b>');
    expect(await reloaded.submit()).toBe(false);
    expect(reloaded.company.error).toBe('存在非法字符，禁止提交');
    reloaded.company.type('云岭商贸');
    expect(await reloaded.submit()).toBe(true);
    expect(drafts.get('credit')).toMatchObject({ contacts: '', work: '' });
    const { creditGrantingProcess } = await stage.person.must('queryCreditConf', {
      publish: 'H5',
      step: 'appl',
    });
    expect(creditGrantingProcess.find(({ pageName }) => pageName === 'contact')?.pageComplete).toBe('Y');
  });
});

it('are on their own page in a flow that is configured so, and the step knows its place', async () => {
  await confirmFront(stage.person);
  await confirmBack(stage.person);
  await stage.bank.console.decide(stage.person.phone, { creditFlow: 'ownContacts' });
  const model = new AddContactsModel();
  await model.load();
  expect(model.flow.here).toMatchObject({
    pageName: 'contact',
    pageRoute: '/pages/creditV2/view/creditAddContactsPage',
  });
  expect(model.flow.place).toBe(2);
});
