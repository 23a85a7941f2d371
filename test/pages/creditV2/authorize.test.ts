import { startCredit } from '@/features/entry';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { AUTHORIZE_DOCUMENTS, CreditAuthorizeModel } from '@/pages/creditV2/view/creditAuthorizePage.model';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { host } from '../../app/host';
import { useStage } from './hand';

const stage = useStage(8600);
const top = () => host.addresses[host.addresses.length - 1];
const list = () =>
  stage.bank.db.query('update customers set whitelisted = true where phone = $1', [stage.person.phone]);

async function open(given: Record<string, string> = {}): Promise<CreditAuthorizeModel> {
  const model = new CreditAuthorizeModel(new Map(Object.entries(given)));
  await model.load();
  return model;
}

describe('the renewal of a whitelist customer', () => {
  it('comes before the application, from every entry', async () => {
    await list();
    await startCredit();
    expect(top()).toBe(routes.creditAuthorize.path);
    host.reset(routes.home.path, routes.creditFront.path);
    const front = new CreditFrontModel(new Map());
    await front.load();
    expect([front.content.value?.kind, top()]).toEqual(['leaving', routes.creditAuthorize.path]);
  });

  it('is read, agreed to text by text, and leads into the application', async () => {
    await list();
    host.reset(routes.home.path, routes.creditAuthorize.path);
    const model = await open({ creditOrLoanCallBackUrl: routes.bankCards.path });
    expect(model.content.value?.kind).toBe('ask');
    await model.submit();
    expect(AUTHORIZE_DOCUMENTS.map((id) => model.form.fields[id].error)).toEqual(
      Array(2).fill('请先打开全文阅读，再勾选同意'),
    );
    model.agree('personal-info', true);
    expect(model.form.fields['personal-info'].value).toBe(false);
    for (const id of ['personal-info', 'credit-report'] as const) {
      await model.open(id);
      host.reset(routes.home.path, routes.creditAuthorize.path);
    }
    model.agree('personal-info', true);
    await model.submit();
    expect(AUTHORIZE_DOCUMENTS.map((id) => model.form.fields[id].error)).toEqual([
      '',
      '请勾选同意，或返回上一页',
    ]);
    model.agree('credit-report', true);
    await model.submit();
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path]);
    expect(stage.seen.toasts).toContain('授权已更新，下一步重新拍摄身份证');
    expect(persisted.get('creditOrLoanCallBackUrl')).toBe(routes.bankCards.path);
    const front = new CreditFrontModel(new Map());
    await front.load();
    expect(front.content.value?.kind).toBe('open');
  });

  it('keeps the ticks when the gateway refuses', async () => {
    await list();
    host.reset(routes.home.path, routes.creditAuthorize.path);
    const model = await open();
    for (const id of ['personal-info', 'credit-report'] as const) {
      await model.open(id);
      host.reset(routes.home.path, routes.creditAuthorize.path);
      model.agree(id, true);
    }
    await stage.bank.console.faults([
      { path: '/loan/apply/zdTransferZy', fault: 'returnCode', value: '999998:请稍后再试' },
    ]);
    await model.submit();
    const ticked = AUTHORIZE_DOCUMENTS.map((id) => model.form.fields[id].value);
    expect([top(), ticked, model.form.busy]).toEqual([routes.creditAuthorize.path, [true, true], false]);
    expect(model.form.problem).toBe('请稍后再试');
  });

  it('is skipped for everyone else: the application opens in its place', async () => {
    host.reset(routes.home.path, routes.creditAuthorize.path);
    const model = await open();
    expect([model.content.value, top()]).toEqual([{ kind: 'leaving' }, routes.creditFront.path]);
  });
});
