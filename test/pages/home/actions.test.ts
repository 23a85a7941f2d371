import { routes, type RouteKey } from '@/navigation';
import { HomeModel } from '@/pages/home/index.model';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { soon } from '../../soon';
import * as make from '../../features/blocks/blocked';

const nextPhone = phones(8900);
let bank: Bank;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());

const approvedThen = async (next: (person: TestPerson) => Promise<unknown>) => {
  const person = await bank.credited();
  await next(person);
  return person;
};
const decided = async (credit: 'approve' | 'deny' | 'hold' | 'supply' | 'activate') => {
  const person = await bank.register(nextPhone());
  await bank.console.decide(person.phone, { credit });
  await person.apply();
  return person;
};
const filling = async () => {
  const person = await bank.register(nextPhone());
  await person.fillApplication();
  return person;
};
const drawn = (disburse: 'pay' | 'hold', amount = '12000.00') =>
  approvedThen(async (person) => {
    await bank.console.decide(person.phone, { disburse });
    await person.draw({ amount });
  });
const repaying = () =>
  approvedThen(async (person) => {
    const { loanNo } = await person.draw();
    await bank.console.decide(person.phone, { collect: 'hold' });
    await person.repay(loanNo, 'due');
  });
const drawingAgain = () =>
  approvedThen(async (person) => {
    await person.draw();
    await bank.console.decide(person.phone, { disburse: 'hold' });
    await person.draw({ amount: '2000.00' });
  });
const raising = () => approvedThen(({ phone }) => bank.console.raw('POST', 'raises', { phone }));

/** Spec §3 user status; a person with that status; the home page's action and where it leads. */
const TABLE: readonly (readonly [string, () => Promise<TestPerson>, string, string])[] = [
  ['newUser', () => bank.register(nextPhone()), '申请额度', `${routes.creditFront.path}?begin=Y`],
  ['cerditName', filling, '继续申请', `${routes.creditFront.path}?begin=Y`],
  ['creditReview', () => decided('hold'), '查看进度', routes.creditResult.path],
  ['supply', () => decided('supply'), '补充资料', `${routes.creditFront.path}?begin=Y`],
  ['creditDenied', () => decided('deny'), '查看结果', routes.creditResult.path],
  ['activateUser', () => decided('activate'), '激活额度', routes.loan.path],
  ['creditPass', () => decided('approve'), '去借款', routes.loan.path],
  ['addCredit', raising, '去借款', routes.loan.path],
  ['loanReview', () => drawn('hold'), '查看放款进度', routes.loanHistory.path],
  ['creditRepay', () => drawn('pay'), '去还款', routes.repay.path],
  ['creditRepay', repaying, '查看还款进度', routes.loanHistory.path],
  ['creditRepay', drawingAgain, '查看放款进度', routes.loanHistory.path],
  ['creditRepay', () => drawn('pay', '50000.00'), '去还款', routes.repay.path],
];

/** What bars a person with a line from borrowing; home's action, and the page that it opens. */
const BARRED: readonly (readonly [string, make.Make, string, RouteKey])[] = [
  ['has paused borrowing', make.frozen, '恢复借款', 'security'],
  ['has withdrawn an authorisation', make.withdrawn, '重新授权', 'withdrawnAuth'],
];

/** The same where the person has something to do by a day: that is the one task of home. */
const WAITING: typeof BARRED = [
  ['has an expired ID card', make.idCardExpired, '更新身份证', 'idCardUpdate'],
  ['has not handed in a proof', make.proofLateInTime, '补交凭证', 'proofDetail'],
  ['has not handed in a document', make.documentLate, '补交资料', 'mySupplement'],
  ['has asked for the end of the account', make.leaving, '撤销注销', 'applyLogout'],
];

/** Home of a person with a line to whom this has happened. */
async function homeAfter(happened: make.Make): Promise<HomeModel> {
  const person = await bank.credited();
  await happened(person, bank);
  await pickUp(person);
  const model = new HomeModel();
  await model.load();
  return model;
}

describe('the home page of a person', () => {
  it.each(TABLE)(
    'with the status %s has its one next action, which leads on',
    async (status, stand, action, path) => {
      await pickUp(await stand());
      const model = new HomeModel();
      await model.load();
      expect([model.data.status.value?.userStatus, model.standing.actionName]).toEqual([status, action]);
      await model.act();
      expect(host.addresses).toEqual([routes.home.path, path]);
    },
  );

  it.each(BARRED)(
    'who %s is led to where that is lifted, by the sentence that the loan page says',
    async (_what, blocked, action, key) => {
      const model = await homeAfter(blocked);
      const loan = new LoanModel(new Map());
      await loan.load();
      expect(model.standing).toMatchObject({ actionName: action, title: '现在不能借款' });
      expect(loan.facts.value).toMatchObject({ barred: model.standing.note });
      // The card of the same task would say it twice.
      expect(model.tasks.filter(({ urgent }) => urgent)).toEqual([]);
      await model.act();
      expect(host.addresses).toEqual([routes.home.path, routes[key].path]);
      loan.dispose();
    },
  );

  it.each(WAITING)(
    'who %s has it as the one task, and no line to borrow from below',
    async (_what, blocked, action, key) => {
      const model = await homeAfter(blocked);
      expect(model.standing).toMatchObject({ state: 'task', actionName: action });
      expect(model.standing.more).toContain('不能');
      expect([model.standing.line, model.tasks.filter(({ urgent }) => urgent)]).toEqual([undefined, []]);
      await model.act();
      expect(host.addresses[1]?.split('?')[0]).toBe(routes[key].path);
    },
  );

  it('who is late repays first, whatever else bars borrowing', async () => {
    const model = await homeAfter(make.both(make.overdue, make.idCardExpired));
    expect(model.standing.actionName).toBe('去还款');
    expect(model.tasks.map(({ title }) => title)).toEqual(['身份证已过期']);
  });

  it('a person who paid an instalment of the last loan goes on with its sum by one tap, and not before', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw({ amount: '3000.00' });
    await pickUp(person);
    const model = new HomeModel();
    await model.load();
    expect([model.standing.line?.actionName, model.standing.line?.again]).toEqual(['去借款', undefined]);
    await person.repay(loanNo, 'due');
    await model.shown();
    expect(model.standing.line?.again).toBe(300_000);
    await model.drawAgain(model.standing.line?.again ?? 0);
    expect(host.addresses).toEqual([routes.home.path, routes.loan.path]);
    const loan = new LoanModel(new Map());
    await loan.load();
    expect(loan.loan.amount.value).toBe('3000');
    loan.dispose();
  });

  it('who waits for the bank sees its decision without a tap', async () => {
    const person = await repaying();
    await pickUp(person);
    const model = new HomeModel();
    await model.load();
    expect(model.standing.state).toBe('repaying');
    await bank.console.decide(person.phone, { collect: 'pay' });
    await soon(() => expect(model.standing.state).toBe('borrowing'));
    model.dispose();
  });

  it('a person who activated the quota may draw, and is not asked again', async () => {
    await pickUp(await decided('activate'));
    const model = new HomeModel();
    await model.load();
    await model.act();
    await model.shown();
    expect([model.data.status.value?.userStatus, model.standing.actionName]).toEqual([
      'creditPass',
      '去借款',
    ]);
  });
});
