import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { PersonEditModel } from '@/pages/user/my/personInfo/edit.model';
import { PersonInfoModel } from '@/pages/user/my/personInfo/index.model';
import { host } from '../../../app/host';
import { reportedMoments } from '../../../app/reportedMoments';
import { soon } from '../../../soon';
import { useIdentity } from './identity';
import { top, useStage } from './stage';

const stage = useStage();
const identity = useIdentity();

async function edit(part: string): Promise<PersonEditModel> {
  host.reset(routes.home.path, routes.personInfo.path, `${routes.personEdit.path}?part=${part}`);
  const model = new PersonEditModel(new Map([['part', part]]));
  await model.load();
  return model;
}

async function info(): Promise<PersonInfoModel> {
  const model = new PersonInfoModel();
  await model.load();
  return model;
}

describe('personal information', () => {
  it('is masked, in full after a check, and masked again when the page is left', async () => {
    const { person } = stage;
    const model = await info();
    const text = () => JSON.stringify(model.view);
    const idNo = `${person.facts.idNo.slice(0, 6)} ${person.facts.idNo.slice(6, 14)}`;
    expect(text()).not.toContain(idNo);
    await model.show();
    expect(identity.asked).toEqual(['showPerson']);
    await identity.pass(person, 'showPerson');
    await model.shown();
    expect(text()).toContain(idNo);
    expect(text()).toContain(person.facts.name);
    model.dispose();
    expect(text()).not.toContain(idNo);
  });

  it('edits occupation and company; a wrong input stays with its error', async () => {
    const model = await edit('work');
    model.work.fields.company.type('<script>');
    await model.submit();
    expect(model.work.fields.company.error).toContain('非法字符');
    expect(model.work.fields.company.value).toBe('<script>');
    model.work.fields.occupation.type('教师');
    model.work.fields.company.type('样本中学');
    await model.submit();
    expect(top()).toBe(routes.personInfo.path);
    const shown = await info();
    expect(shown.view?.work).toEqual([
      ['职业', '教师'],
      ['单位', '样本中学'],
    ]);
    expect(shown.changes[0]?.title).toContain('样本中学');
    await soon(async () => expect(await reportedMoments(stage.bank, stage.person.phone)).toEqual(['12']));
  });

  it('keeps what was typed over a reload of the app, encrypted, until it is saved', async () => {
    const model = await edit('work');
    model.work.fields.occupation.type('教师');
    model.work.fields.company.type('样本中学');
    const home = await edit('home');
    home.home.fields.address.type('样本省样本市样本路1号');
    const reloaded = await edit('home');
    expect(reloaded.home.fields.address.value).toBe('样本省样本市样本路1号');
    expect(JSON.stringify(persisted.get('drafts'))).not.toContain('样本路');
    const work = await edit('work');
    expect([work.work.fields.occupation.value, work.work.fields.company.value]).toEqual(['教师', '样本中学']);
    await work.submit();
    expect((await edit('home')).home.fields.address.value).toBe('');
  });

  it('edits e-mail and address after a check, which the form waits for', async () => {
    const model = await edit('home');
    await model.submit();
    expect(model.home.fields.email.error).toBe('请填写要修改的内容');
    model.home.fields.email.type('lin@');
    await model.submit();
    expect(model.home.fields.email.error).toBe('邮箱格式不正确，请检查');
    // As it is pasted from a chat.
    model.home.fields.email.type('\u202alin＠example.com\u202c');
    await model.submit();
    expect(identity.asked).toEqual(['editPerson']);
    // Back without a check: nothing happens, nothing is lost.
    await model.shown();
    expect(model.home.fields.email.value).toContain('example.com');
    await model.submit();
    await identity.pass(stage.person, 'editPerson');
    await model.shown();
    expect(model.saved).toBe(true);
    expect((await info()).view?.home[0]).toEqual(['邮箱', 'l***@example.com']);
    await soon(async () => expect(await reportedMoments(stage.bank, stage.person.phone)).toEqual(['12']));
  });

  it('replaces contacts after a check, with errors beside the fields', async () => {
    const model = await edit('contacts');
    await model.submit();
    expect(model.contacts.errorOf('general', 0, 'name')).toBe('请填写姓名');
    model.contacts.rows.set('general', 0, { name: '孙知远', phone: '13911110001', relation: 'friend' });
    model.contacts.rows.set('emergency', 0, { name: '钱望舒', phone: '13911110002', relation: 'parent' });
    await model.submit();
    expect(identity.asked).toEqual(['editPerson']);
    await identity.pass(stage.person, 'editPerson');
    await model.shown();
    expect(model.saved).toBe(true);
    expect((await info()).view?.contacts[0]?.[1]).toContain('孙**');
  });

  it('knows no other part', async () => {
    expect((await edit('identity')).part).toBeUndefined();
  });
});
