import { CreditFlow } from '@/features/creditFlow';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { CreditResultModel } from '@/pages/creditV2/view/creditResult.model';
import { SetPasswordModel } from '@/pages/setpwd/setPwdPage.model';
import { drafts } from '@/storage/drafts';
import { workDraft } from '@/storage/workDraft';
import { confirmBack, confirmFront } from '../../gateway/steps';
import { host } from '../../app/host';
import { useStage } from './hand';

const stage = useStage(7000);
const top = () => host.addresses[host.addresses.length - 1];

async function front(): Promise<CreditFrontModel> {
  const model = new CreditFrontModel(new Map());
  await model.load();
  return model;
}

const lastState = async () => (await stage.person.must('creditStatus', {})).state;

/** Everything is done and agreed to: only the tap is missing. */
async function ready(): Promise<CreditFrontModel> {
  await stage.person.fillApplication();
  const model = await front();
  for (const id of model.consents.ids) model.consents.of(id).type(true);
  return model;
}

describe('the front page', () => {
  it('opens the first incomplete step above itself', async () => {
    const model = await front();
    expect([model.flow.done, model.flow.place, model.complete]).toEqual([0, 0, false]);
    await model.resume();
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path, routes.ocrTab.path]);
    await confirmFront(stage.person);
    await confirmBack(stage.person);
    await model.shown();
    expect([model.flow.done, model.flow.current?.pageName]).toEqual([1, 'face']);
  });

  it('gives way to the first step for a person who wants to apply, until something is done', async () => {
    const begin = async () => {
      host.reset(routes.home.path, routes.creditFront.path);
      const model = new CreditFrontModel(new Map([['begin', 'Y']]));
      await model.load();
      return model.content.value?.kind;
    };
    expect([await begin(), host.addresses]).toEqual(['leaving', [routes.home.path, routes.ocrTab.path]]);
    await confirmFront(stage.person);
    await confirmBack(stage.person);
    expect([await begin(), host.addresses]).toEqual(['open', [routes.home.path, routes.creditFront.path]]);
  });

  it.each([
    ['ocrTab', 0],
    ['faceStart', 40],
  ] as const)('whatever the server counts, nothing is done at the first step: %s, %i %', (page, percent) => {
    const node = (pageName: string, pageRoute: string, processPercent: number) =>
      ({ pageName, pageRoute, processPercent, pageComplete: 'N' }) as const;
    const flow = new CreditFlow([page]);
    flow.nodes = [node('ocr', routes.ocrTab.path, 20), node('face', routes.faceStart.path, 40)];
    expect(flow.percent).toBe(percent);
  });

  it('is replaced by the result when there is one', async () => {
    await stage.person.apply();
    const model = await front();
    expect(model.content.value).toEqual({ kind: 'leaving' });
    expect(host.addresses).toEqual([routes.home.path, routes.creditResult.path]);
  });

  it('submits nothing before both consents, each with an error beside it', async () => {
    await stage.person.fillApplication();
    const model = await front();
    model.consents.of('credit-report').type(true);
    await model.submit();
    expect(model.consents.ids.map((id) => model.consents.of(id).error)).toEqual([
      '请先阅读并勾选同意，再提交申请',
      '',
    ]);
    expect((await stage.person.must('creditStatus', {})).state).toBe('none');
  });

  it('submits once however often it is tapped, ends the draft and is replaced by the result', async () => {
    const model = await ready();
    await workDraft.keep({ occupation: '', company: '云岭商贸' });
    expect(drafts.get('credit').work).not.toBe('');
    await Promise.all([model.submit(), model.submit()]);
    expect(host.addresses).toEqual([routes.home.path, `${routes.creditResult.path}?from=creditConfig`]);
    expect(drafts.get('credit')).toMatchObject({ work: '', requestNo: '' });
    expect(stage.seen.toasts).toEqual([]);
  });

  it('shows the outcome of a submit with a lost answer', async () => {
    const model = await ready();
    await stage.bank.console.faults([
      { path: '/applfront/credit/creditSubmit', fault: 'dropReply', times: 1 },
    ]);
    await model.submit();
    expect(model.form.problem).toBe('网络开小差了，请稍后再试');
    expect(top()).toBe(routes.creditResult.path);
    expect(await lastState()).toBe('approved');
  });

  it('keeps the request number after a submit that never arrived', async () => {
    const model = await ready();
    await stage.bank.console.faults([{ path: '/applfront/credit/creditSubmit', fault: 'drop', times: 1 }]);
    await model.submit();
    const { requestNo } = drafts.get('credit');
    expect([requestNo !== '', top()]).toEqual([true, routes.creditFront.path]);
    await model.submit();
    expect(top()).toBe(`${routes.creditResult.path}?from=creditConfig`);
  });
});

describe('a finished step', () => {
  it('is replaced by the next one', async () => {
    host.reset(routes.home.path, routes.creditFront.path, routes.ocrTab.path);
    await confirmFront(stage.person);
    await confirmBack(stage.person);
    await new CreditFlow(['ocrTab']).advance();
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path, routes.faceStart.path]);
  });

  it('returns to the front page after the last one, and makes no second front page', async () => {
    await stage.person.fillApplication();
    host.reset(routes.home.path, routes.creditFront.path, routes.setPassword.path);
    const page = new SetPasswordModel();
    await page.load();
    expect(host.moves).toEqual(['navigateBack']);
    host.reset(routes.setPassword.path);
    await new SetPasswordModel().load();
    expect(host.addresses).toEqual([routes.creditFront.path]);
  });

  it('returns to the front page when the next one cannot be loaded', async () => {
    host.reset(routes.home.path, routes.creditFront.path, routes.addContacts.path);
    await stage.bank.console.faults([{ path: '/applfront/credit/queryCreditConf', fault: 'drop', times: 1 }]);
    await new CreditFlow(['addContacts']).advance();
    expect(host.moves).toEqual(['navigateBack']);
  });
});

describe('leaving the flow', () => {
  it('goes to the address of the link that opened the app, once', async () => {
    persisted.set({ creditOrLoanCallBackUrl: '/pages/setting/setting/index' });
    await new CreditFrontModel(new Map()).leave();
    expect(top()).toBe(routes.settings.path);
    host.reset(routes.home.path, routes.creditFront.path);
    await new CreditFrontModel(new Map()).leave();
    expect(top()).toBe(routes.home.path);
  });

  it('from its front page goes to the callback, once: the next visit did not ask for it', async () => {
    const page = new CreditFrontModel(new Map([['creditOrLoanCallBackUrl', '/pages/setting/setting/index']]));
    await page.leave();
    expect(top()).toBe(routes.settings.path);
    host.reset(routes.home.path, routes.creditFront.path);
    await new CreditFrontModel(new Map()).leave();
    expect(top()).toBe(routes.home.path);
  });

  const cases: readonly (readonly [string, string])[] = [
    ['/pages/setting/setting/index', routes.settings.path],
    ['https://evil.example/', routes.home.path],
    ['javascript:alert(1)', routes.home.path],
    ['', routes.home.path],
  ];
  it.each(cases)('with the callback %j ends at %s', async (callback, end) => {
    await stage.person.apply();
    await new CreditFrontModel(new Map([['creditOrLoanCallBackUrl', callback]])).load();
    const page = new CreditResultModel(new Map(new URLSearchParams(top()?.split('?')[1])));
    await page.leave();
    expect(top()).toBe(end);
  });
});
