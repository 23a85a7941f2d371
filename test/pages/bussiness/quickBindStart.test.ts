import { routes } from '@/navigation';
import { QuickBindCardConfirmModel } from '@/pages/bussiness/quickBindCard/quickBindCardConfirmPage.model';
import { QuickBindCardListModel } from '@/pages/bussiness/quickBindCard/quickBindCardListPage.model';
import { QuickBindCardLandingModel } from '@/pages/bussiness/quickBindCard/quickBindCardLandingPage.model';
import { SupportBankListModel } from '@/pages/bussiness/quickBindCard/supportBankListPage.model';
import { face } from '@/platform/face';
import { drafts } from '@/storage/drafts';
import { confirmFront } from '../../gateway/steps';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';

const stage = useStage(7480);
let opened: string[] = [];

beforeEach(async () => {
  await confirmFront(stage.person);
  drafts.drop('bindCard');
  opened = [];
  Object.assign(face, {
    open: (url: string) => {
      opened.push(url);
      return Promise.resolve('left');
    },
  });
  host.reset(routes.home.path, routes.bankCards.path, routes.quickBindBanks.path);
});

const params = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));
const CCB = params({ bankCode: 'CCB', cardType: 'debit', from: 'repayConfirm' });

async function confirm(): Promise<QuickBindCardConfirmModel> {
  const model = new QuickBindCardConfirmModel(CCB);
  await model.load();
  model.form.fields.agreement.of('bank-card').type(true);
  return model;
}

const decide = (token: string, outcome: string) =>
  stage.bank.app.inject({
    method: 'POST',
    url: '/sandbox/bank/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, outcome }).toString(),
  });

it('finds a bank by its name, and passes on who needs the card', async () => {
  await stage.bank.console.decide(stage.person.phone, { banks: 'maintained' });
  const model = new SupportBankListModel(params({ from: 'loan' }));
  await model.load();
  expect(model.found.at(-1)).toMatchObject({ bankCode: 'ICBC', state: 'maintained' });
  model.search(' 建设 ');
  expect(model.found.map(({ bankCode }) => bankCode)).toEqual(['CCB']);
  model.search('没有的银行');
  expect(model.found).toEqual([]);
  await model.open({ bankCode: 'CCB', bankName: '', state: 'open' });
  expect(host.addresses.at(-1)).toBe(`${routes.quickBindCard.path}?bankCode=CCB&from=loan`);
});

it('offers the debit card, and nothing at an unknown or closed bank', async () => {
  const model = new QuickBindCardListModel(CCB);
  await model.load();
  expect([model.cardType, model.open]).toEqual(['debit', true]);
  const none = new QuickBindCardListModel(params({ bankCode: '<b>' }));
  await none.load();
  expect(none.bank.value).toBeNull();
  await stage.bank.console.decide(stage.person.phone, { banks: 'maintained' });
  const closed = new QuickBindCardListModel(params({ bankCode: 'ICBC' }));
  await closed.load();
  expect(closed.open).toBe(false);
});

it('goes to the bank only after the consent, and twice to the same binding', async () => {
  const model = new QuickBindCardConfirmModel(CCB);
  await model.load();
  await model.submit();
  expect([opened, model.form.fields.agreement.error]).toEqual([[], '请先阅读并勾选同意，再去银行']);
  model.form.fields.agreement.of('bank-card').type(true);
  await model.submit();
  await (await confirm()).submit();
  expect(opened).toHaveLength(2);
  expect(new Set(opened).size).toBe(1);
  expect(drafts.get('bindCard')).toMatchObject({ from: 'repayConfirm' });
  model.shown();
  expect(model.unseen).toBe(true);
});

it('leads to the result when the bank has decided, and back to the page that needed the card', async () => {
  await (await confirm()).submit();
  await decide(drafts.get('bindCard').bindSeq, 'agreed');
  host.reset(routes.home.path, routes.repayConfirm.path, routes.quickBindConfirm.path);
  await (await confirm()).submit();
  expect(opened).toHaveLength(1);
  expect(host.addresses.at(-1)).toBe(routes.quickBindLanding.path);
  const landing = new QuickBindCardLandingModel(new Map());
  await landing.load();
  expect(landing.content.value?.result).toBe('bound');
  await landing.goOn();
  expect(host.addresses).toEqual([routes.home.path, routes.repayConfirm.path]);
  landing.dispose();
});

it('says beside the button that the page did not open, and that a bank is closed', async () => {
  Object.assign(face, { open: () => Promise.resolve('failed') });
  const model = await confirm();
  await model.submit();
  expect(model.form.problem).toContain('银行的页面没有打开');
  await stage.bank.console.decide(stage.person.phone, { banks: 'maintained' });
  const closed = new QuickBindCardConfirmModel(params({ bankCode: 'ICBC' }));
  await closed.load();
  closed.form.fields.agreement.of('bank-card').type(true);
  await closed.submit();
  expect(closed.form.problem).toBe('这家银行正在维护，请稍后再试或换一家银行');
});
