import { routes } from '@/navigation';
import { SupplementaryModel } from '@/pages/supplementary/index.model';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';

const stage = useStage(9300);
const top = () => host.addresses.at(-1);

async function opened(): Promise<SupplementaryModel> {
  host.reset(routes.home.path, routes.supplementary.path);
  const model = new SupplementaryModel();
  await model.load();
  return model;
}

async function asked(): Promise<SupplementaryModel> {
  await stage.bank.console.decide(stage.person.phone, { credit: 'supply' });
  await stage.person.apply();
  drafts.drop('credit');
  return opened();
}

function type(model: SupplementaryModel): void {
  model.form.rows.set('general', 0, { name: '赵清和', phone: '13912345678', relation: 'friend' });
  model.form.rows.set('emergency', 0, { name: '钱望舒', phone: '13912345679', relation: 'parent' });
}

const shown = ({ form: { flags } }: SupplementaryModel) =>
  flags && [flags.isShowGeneral, flags.isShowEmergency, flags.isShowOccu, flags.isShowCompany];
const state = async () => (await stage.person.must('creditStatus', {})).state;

describe('what the review asks for once more', () => {
  it('opens from home in one step, in place of the front page', async () => {
    await asked();
    host.reset(routes.home.path, routes.creditFront.path);
    await new CreditFrontModel(new Map([['begin', 'Y']])).load();
    expect(host.addresses).toEqual([routes.home.path, routes.supplementary.path]);
  });

  it('is said in the words of the review, with the sections that the server shows and no others', async () => {
    const model = await asked();
    expect(model.asked.value).toEqual({
      kind: 'open',
      reason: expect.stringContaining('联系人') as unknown,
    });
    expect(shown(model)).toEqual([true, true, false, false]);
  });

  it('is sent, and the same application is decided', async () => {
    const model = await asked();
    type(model);
    await model.submit();
    expect(model.form.problem).toBe('');
    expect(top()).toBe(`${routes.creditResult.path}?from=creditConfig`);
    expect(await state()).toBe('approved');
  });

  it('begins with what was given before, masked, and takes it again without a character typed', async () => {
    const model = await asked();
    expect(model.form.rows.general).toEqual([
      { name: '赵**', phone: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) as string, relation: 'friend' },
    ]);
    expect(await model.submit()).toBe(true);
    expect(await state()).toBe('approved');
  });

  it('names what is missing, and sends nothing', async () => {
    const model = await asked();
    model.form.rows.retype('general', 0);
    expect(await model.submit()).toBe(false);
    expect([model.form.errorOf('general', 0, 'name'), model.form.problem]).toEqual(['请填写姓名', '']);
    expect(await state()).toBe('supplement');
  });

  it('with a lost answer stays with what was typed; sent again, it is one application', async () => {
    const model = await asked();
    type(model);
    await stage.bank.console.faults([
      { path: '/applfront/credit/creditSubmit', fault: 'status', value: 503, times: 1 },
    ]);
    expect(await model.submit()).toBe(false);
    expect([model.form.rows.general[0]?.name, top()]).toEqual(['赵清和', routes.supplementary.path]);
    await model.submit();
    expect(await state()).toBe('approved');
  });

  it('that was saved and not submitted gives way to the front page, which submits', async () => {
    const model = await asked();
    type(model);
    await stage.bank.console.faults([
      { path: '/applfront/credit/creditSubmit', fault: 'status', value: 503, times: 1 },
    ]);
    await model.submit();
    expect((await opened()).asked.value).toEqual({ kind: 'leaving' });
    expect(top()).toBe(routes.creditFront.path);
  });

  it.each(['none', 'approved'])('is nothing for an application that is %s', async (before) => {
    if (before === 'approved') await stage.person.apply();
    const model = await opened();
    expect(model.asked.value).toEqual({ kind: 'nothing' });
    await model.toResult();
    expect(top()).toBe(routes.creditResult.path);
  });
});
