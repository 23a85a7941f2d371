import type { Authorisation } from '@/contract/codes';
import { fetchPositions } from '@/features/positions';
import { routes } from '@/navigation';
import { WithdrawnAuthModel } from '@/pages/setting/security/withdrawn_auth/withdrawnAuth.model';
import { loanBlockOf } from '@/features/blocks';
import { top, useStage } from '../user/my/stage';

const stage = useStage();

async function open(): Promise<WithdrawnAuthModel> {
  const model = new WithdrawnAuthModel();
  await model.load();
  return model;
}

function one(model: WithdrawnAuthModel, id: Authorisation) {
  const found = model.state.value?.list.find((view) => view.id === id);
  if (found === undefined) throw new Error(`${id} is not shown`);
  return found;
}

const agree = (ids: string[]) =>
  stage.person.must('updateAppContractRecord', { scene: 'credit', templateIds: ids });
const union = () => stage.person.must('queryLoanUnion', { disciplinaryPhase: '1', loginLoanType: 'YQDC001' });

describe('withdrawing a consent', () => {
  it('says what follows first, carries it out, and shows the way back', async () => {
    const { seen } = stage;
    await agree(['personal-info']);
    const model = await open();
    expect(one(model, 'personal-info')).toMatchObject({ given: true, title: '个人信息查询授权书' });
    expect(one(model, 'personal-info').facts).toMatch(/^版本 2026\.11\.28 · 申请额度 · .*同意$/);
    await model.withdraw(one(model, 'personal-info'));
    expect(seen.questions[0]).toContain('不能新借款');
    expect(seen.toasts).toEqual(['已撤回']);
    expect(one(model, 'personal-info').given).toBe(false);
    expect(loanBlockOf(await union(), 'YQDC001')).toEqual({
      barred: '您已撤回授权，重新授权后才能借款',
      way: 'consents',
    });
    // No tick beforehand; without it nothing is agreed to.
    await model.give(one(model, 'personal-info'));
    expect(model.consents.of('personal-info').error).toBe('请先阅读并勾选同意');
    model.consents.of('personal-info').type(true);
    // Back from reading the text: the tick stays.
    await model.shown();
    await model.give(one(model, 'personal-info'));
    expect(one(model, 'personal-info').given).toBe(true);
    expect(loanBlockOf(await union(), 'YQDC001')).toBeUndefined();
  });

  it('with a lost answer is not an error at the next try', async () => {
    await agree(['personal-info']);
    const model = await open();
    const before = one(model, 'personal-info');
    await stage.bank.console.faults([{ path: '/custInfo/empower/withdraw', fault: 'dropReply' }]);
    await model.withdraw(before);
    expect(model.submission.problem).toBe('网络开小差了，请稍后再试');
    await model.withdraw(before);
    expect([model.submission.problem, one(model, 'personal-info').given]).toEqual(['', false]);
  });

  it('says why one cannot be withdrawn now, and that another is asked for where it is used', async () => {
    await agree(['credit-report']);
    const model = await open();
    expect(one(model, 'credit-report').barred).toContain('有可用额度');
    await model.withdraw(one(model, 'credit-report'));
    expect(model.submission.problem).toContain('有可用额度');
    await model.withdraw(one(model, 'face'));
    expect(one(model, 'face')).toMatchObject({ given: false, offered: '' });
  });

  it('of promotions empties the positions of home at once', async () => {
    const own = ['4', '5', '6'];
    const before = await fetchPositions('01');
    expect(before.some(({ template }) => !own.includes(template))).toBe(true);
    const model = await open();
    await model.withdraw(one(model, 'marketing'));
    expect((await fetchPositions('01')).filter(({ template }) => !own.includes(template))).toEqual([]);
  });

  it('shows every agreement, opens its text, and leads to the account', async () => {
    const model = await open();
    expect(model.state.value?.records.map(({ templateId }) => templateId)).toEqual(
      expect.arrayContaining(['register', 'privacy']),
    );
    await model.read('face');
    expect(top()).toBe(`${routes.contractTemplate.path}?id=face`);
  });

  it('without an answer shows the failure with a retry', async () => {
    await stage.bank.console.faults([{ path: '/custInfo/empower/state', fault: 'status', value: 503 }]);
    const model = await open();
    expect(model.state.state).toBe('failed');
    await stage.bank.console.clearFaults();
    await model.state.load();
    expect(model.state.state).toBe('ready');
  });
});
