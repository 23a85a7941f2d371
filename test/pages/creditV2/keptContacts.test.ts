import { ContactsForm } from '@/features/contacts/contactsForm';
import { useStage } from './hand';

const stage = useStage(6600);

describe('contacts that are on file', () => {
  const KEPT = { name: '赵**', phone: '139****5678', relation: 'friend' };
  const saved = async (): Promise<ContactsForm> => {
    const general = [{ name: '赵清和', phone: '13912345678', relation: 'friend' }] as const;
    const emergency = [{ name: '钱望舒', phone: '13912345679', relation: 'parent' }] as const;
    await stage.person.must('saveUserInfo', {
      phase: '01',
      general: [...general],
      emergency: [...emergency],
    });
    await stage.person.must('updateOccu', { occupation: '教师', company: '' });
    return loaded();
  };
  const loaded = async (): Promise<ContactsForm> => {
    const form = new ContactsForm('credit');
    await form.load();
    return form;
  };
  const stored = async (): Promise<string[]> => {
    const contacts = await stage.bank.db.query<{ phone: string }>(
      'select x.phone from contacts x join customers c on c.id = customer_id where c.phone = $1 order by x.phone',
      [stage.person.phone],
    );
    return contacts.map(({ phone }) => phone);
  };

  it('are shown masked and stay without a character typed', async () => {
    const form = await saved();
    expect([form.rows.general, form.rows.blanksOf(form.sections)]).toEqual([[KEPT], 0]);
    expect(await form.submit()).toBe(true);
    expect(await stored()).toEqual(['13912345678', '13912345679']);
  });

  it('give way to another one and come back, over a reload, too', async () => {
    const form = await saved();
    form.rows.retype('general', 0);
    expect([form.rows.general[0]?.phone, form.rows.mayKeep('general')]).toEqual(['', true]);
    form.rows.set('general', 0, { name: '孙见山', phone: '13912345670', relation: 'colleague' });
    const reloaded = await loaded();
    expect([reloaded.rows.general[0]?.name, reloaded.rows.emergency[0]?.name]).toEqual(['孙见山', '钱**']);
    expect(await reloaded.submit()).toBe(true);
    expect(await stored()).toEqual(['13912345670', '13912345679']);
    const again = await loaded();
    again.rows.retype('general', 0);
    again.rows.keepOnFile('general');
    expect(again.rows.general[0]?.name).toBe('孙**');
  });

  it('that were changed elsewhere are refused, shown as they are now, and nothing typed is lost', async () => {
    const form = await saved();
    form.rows.retype('emergency', 0);
    form.rows.set('emergency', 0, { name: '孙见山', phone: '13912345670', relation: 'colleague' });
    const general = [{ name: '李四维', phone: '13912340000', relation: 'sibling' }] as const;
    const emergency = [{ name: '钱望舒', phone: '13912345679', relation: 'parent' }] as const;
    await stage.person.must('saveUserInfo', {
      phase: '01',
      general: [...general],
      emergency: [...emergency],
    });
    expect(await form.submit()).toBe(false);
    expect(form.problem).toBe('联系人信息：沿用的联系人刚刚改过，请核对后再保存');
    expect([form.rows.general[0]?.name, form.rows.emergency[0]?.name]).toEqual(['李**', '孙见山']);
    expect(await form.submit()).toBe(true);
    expect(await stored()).toEqual(['13912340000', '13912345670']);
  });
});
