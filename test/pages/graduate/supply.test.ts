import { routes } from '@/navigation';
import { GraduateSupplyModel } from '@/pages/graduate/graduateSupply.model';
import { GraduateModel } from '@/pages/graduate/index.model';
import { session } from '@/stores/session';
import { drawDiploma } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { choose, photo, useStage } from '../creditV2/hand';

const stage = useStage(33_000);
const diploma = () => photo(drawDiploma({ name: '林晓岚', school: '云岭样本大学', year: 2026 }));

async function begin(): Promise<GraduateSupplyModel> {
  const model = new GraduateSupplyModel();
  await model.load();
  return model;
}

async function fillIn(model: GraduateSupplyModel): Promise<void> {
  choose(diploma());
  await model.take();
  const { school, level, year } = model.form.fields;
  school.type('云岭样本大学');
  level.type('bachelor');
  year.type((await stage.bank.console.now()).getFullYear());
}

describe('papers of a graduate', () => {
  it('say what is missing beside each part, and send nothing', async () => {
    const model = await begin();
    await model.submit();
    expect(Object.values(model.form.fields).map(({ error }) => error)).toEqual([
      '请至少上传一份证明：毕业证书、学位证书或学历验证报告',
      '请填写学校全称',
      '请选择学历',
      '请选择毕业年份',
    ]);
  });

  it('keep files and typed text over a reload', async () => {
    const model = await begin();
    model.show('degree');
    await fillIn(model);
    expect([model.proof.state, model.proof.words]).toEqual(['ok', expect.stringContaining('photo.png · ')]);
    model.dispose();
    const again = await begin();
    const { school, level } = again.form.fields;
    expect([school.value, level.value]).toEqual(['云岭样本大学', 'bachelor']);
    expect([again.state.key, again.file('degree').state, again.file('diploma').state]).toEqual([
      'draft',
      'ok',
      'empty',
    ]);
  });

  it('show an error beside the picture, and keep the earlier picture', async () => {
    const model = await begin();
    await fillIn(model);
    choose(photo(Buffer.from('hello')));
    await model.take();
    expect([model.proof.state, model.proof.shot.message]).toEqual([
      'error',
      '这不是可识别的图片，请用 JPG、PNG 或 WebP 格式',
    ]);
    expect(model.proof.onFile?.name).toBe('photo.png');
    expect(stage.seen.toasts).toEqual([]);
  });

  it('are submitted, shown as they stand, and decided later', async () => {
    await stage.bank.console.decide(stage.person.phone, { education: 'hold' });
    const model = await begin();
    await fillIn(model);
    await model.submit();
    expect([model.closed, model.state.name]).toEqual([true, '审核中']);
    await stage.bank.console.decide(stage.person.phone, { education: 'return' });
    await model.shown();
    expect([model.closed, model.state.name]).toEqual([false, '需要补正']);
    expect(model.content.value?.reason).toContain('请核对');
    await stage.bank.console.decide(stage.person.phone, { education: 'approve' });
    await model.submit();
    expect([model.closed, model.state.name]).toEqual([true, '已通过']);
  });

  it('with a lost answer are submitted once', async () => {
    await stage.bank.console.decide(stage.person.phone, { education: 'hold' });
    const model = await begin();
    await fillIn(model);
    const path = '/loan/user/educationFile/update';
    await stage.bank.console.faults([{ path, fault: 'dropReply' }]);
    await model.submit();
    expect([model.closed, model.form.problem]).toEqual([false, '网络开小差了，请稍后再试']);
    await model.submit();
    expect([model.closed, model.state.name]).toEqual([true, '审核中']);
  });
});

describe('the landing of graduates', () => {
  it('leads to the papers, then to the application', async () => {
    const landing = new GraduateModel();
    const loading = landing.load();
    expect(landing.action).toBe(undefined);
    await loading;
    expect([landing.action, landing.state?.key]).toEqual(['supply', 'none']);
    await landing.act();
    expect(host.addresses[host.addresses.length - 1]).toBe(routes.graduateSupply.path);
    const model = await begin();
    await fillIn(model);
    await model.submit();
    await landing.shown();
    expect([landing.action, landing.state?.key]).toEqual(['apply', 'approved']);
  });

  it('shows a visitor no papers, and leads to them through the login', async () => {
    session.clear('loggedOut');
    host.reset(routes.graduate.path);
    const landing = new GraduateModel();
    await landing.load();
    expect([landing.action, landing.state]).toEqual(['supply', undefined]);
    await landing.act();
    expect(host.addresses).toEqual([routes.graduate.path, routes.login.path]);
  });
});
