import { routes } from '@/navigation';
import { HelpArticleModel } from '@/pages/user/helpCenter/contract.model';
import { HelpCentreModel } from '@/pages/user/helpCenter/index.model';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';
import { paramsOf, top } from '../repay/stage';

useStage(8900);

const centre = async () => {
  host.reset(routes.user.path, routes.helpCenter.path);
  const model = new HelpCentreModel();
  await model.load();
  return model;
};
const article = async (params: Readonly<Record<string, string>>) => {
  host.reset(routes.user.path, routes.helpArticle.path);
  const model = new HelpArticleModel(new Map(Object.entries(params)));
  await model.load();
  return model;
};

describe('the search of the help centre', () => {
  it.each([
    ['提前', 'help-early'],
    ['违约金', 'help-early'],
    ['zyhk', 'help-repay'],
    ['huankuan', 'help-repay'],
    ['YUQI', 'help-overdue'],
    ['我想反悔不想借', 'help-cooling-off'],
  ])('finds by %s', async (typed, id) => {
    const model = await centre();
    model.type(typed);
    expect(model.found?.map((found) => found.id)).toContain(id);
  });

  it('says so if there is nothing, and shows all again when the text is deleted', async () => {
    const model = await centre();
    model.type('比特币');
    expect(model.found).toEqual([]);
    model.type(' ');
    expect(model.found).toBeUndefined();
    expect(model.centre.value?.top).toHaveLength(3);
  });
});

describe('an article', () => {
  it('has steps that lead to their pages', async () => {
    const model = await article({ id: 'help-repay' });
    const [step] = model.article.value?.steps ?? [];
    await model.open(step?.target ?? '');
    expect(top()).toBe(routes.repay.path);
  });

  it.each([
    ['网络开小差了，请稍后再试', 'help-network'],
    ['密码错误，还可以试 3 次', 'help-password'],
    ['验证码不对', 'help-no-code'],
  ])('is found for the error "%s"', async (about, id) => {
    expect((await article({ about })).article.value?.templateId).toBe(id);
  });

  it('that no error has leads to the centre', async () => {
    await article({ about: '优惠券不能用' });
    expect(top()).toBe(routes.helpCenter.path);
  });

  it.each([
    ['the article', { about: '网络开小差了，请稍后再试' }],
    ['the centre, where the error has no article', { about: '优惠券不能用' }],
    ['an article that was looked for there', { id: 'help-repay' }],
  ])('leads on to customer service with the number of the failure, from %s', async (_name, params) => {
    const model = await article({ ...params, traceNo: 'T7' });
    if (top().startsWith(routes.helpCenter.path)) {
      const found = new HelpCentreModel(paramsOf(routes.helpCenter.path));
      await found.open('help-repay');
      expect(paramsOf(routes.helpArticle.path).get('traceNo')).toBe('T7');
      await found.toService();
    } else {
      await model.toService();
    }
    expect(paramsOf(routes.onlineService.path).get('traceNo')).toBe('T7');
  });

  it('of an invalid address is none', async () => {
    const model = await article({ id: '../x' });
    expect([model.id, model.article.value]).toEqual(['', undefined]);
  });
});
