import { fenOf } from '@/domain/money/wire';
import { transferText, type Transfers } from '@/domain/repay/transfers';
import { routes } from '@/navigation';
import { HistoryModel } from '@/pages/bussiness/loan_repay/index.model';
import { LoanModel } from '@/features/loanDetail';
import { HomeModel } from '@/pages/home/index.model';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayModel } from '@/pages/repay/index.model';
import { repayDraft } from '@/features/repaying/repayDraft';
import { PartRepayModel } from '@/pages/repay/partRepayPage.model';
import { RepayEntryModel } from '@/pages/repay/repay.model';
import { prompt } from '@/platform/prompt';
import { decide, sent } from '../../gateway/transfers';
import { host } from '../../app/host';
import { top, useStage } from './stage';

/** What the person's pages say while a bank transfer is under review. */

const stage = useStage();
const SAID = '您有一笔 1,079.71 元的转账正在核对，请不要重复还款';

const ofLoan = () => new Map([['loanNo', stage.loanNo]]);

/** Each page that speaks of the debt: what it knows of transfers, after it has loaded. */
const PAGES: Readonly<Record<string, () => Promise<Transfers | undefined>>> = {
  home: async () => {
    const model = new HomeModel();
    await model.load();
    return model.data.status.value?.transfers;
  },
  还款: async () => {
    const model = new RepayModel();
    await model.load();
    return model.pending.value?.transfers;
  },
  'the entry of a repayment': async () => {
    const model = new RepayEntryModel(ofLoan());
    await model.load();
    return model.transfers;
  },
  确认还款: async () => (await confirmation()).transfers,
  部分还款: async () => {
    const model = new PartRepayModel(ofLoan());
    await model.load();
    return model.iou.value?.transfers;
  },
  借据详情: async () => {
    const model = new LoanModel(ofLoan());
    await model.load();
    model.dispose();
    return model.iou.value?.transfers;
  },
  借还记录: async () => {
    const model = new HistoryModel();
    await model.load();
    return model.transfers.value;
  },
};

async function confirmation(): Promise<RepayConfirmModel> {
  repayDraft.begin('due', [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', routes.repay.path]]));
  await model.load();
  return model;
}

it.each(Object.keys(PAGES))('%s names the transfer', async (page) => {
  expect(await PAGES[page]?.()).toEqual([]);
  await sent(stage.person, stage.loanNo, '1079.71');
  expect(transferText((await PAGES[page]?.()) ?? [])).toBe(SAID);
});

describe('the confirmation while a transfer is under review', () => {
  const entries = async () => (await stage.bank.console.ledger()).entries;
  const answer = (yes: boolean) =>
    jest.spyOn(prompt, 'confirm').mockImplementation(({ content }) => {
      stage.seen.questions.push(content);
      return Promise.resolve(yes);
    });
  afterEach(() => jest.restoreAllMocks());

  it('asks before the password, and a no moves nothing', async () => {
    await sent(stage.person, stage.loanNo, '1079.71');
    const model = await confirmation();
    const before = await entries();
    answer(false);
    await model.ask();
    expect(stage.seen.questions).toEqual([expect.stringContaining('转账的 1,079.71 元正在核对')]);
    expect([model.asking, await entries()]).toEqual([false, before]);
  });

  it('pays all the same after a yes; the transfer then reduces the principal, as the question says', async () => {
    const { offlineNo } = await sent(stage.person, stage.loanNo, '1079.71');
    const model = await confirmation();
    answer(true);
    await model.ask();
    expect(stage.seen.questions.join()).toContain('提前还本金');
    await model.pad.submit(stage.person.facts.tradePassword);
    expect(top()).toContain(routes.repayResult.path);
    expect((await decide(stage.bank, 'accept', { offlineNo, amount: '1079.71' })).status).toBe(200);
    const loan = await stage.person.must('queryLoanState', { loanNo: stage.loanNo });
    expect(fenOf(loan.prepaid)).toBe(107_971);
  });

  it('asks nothing for a loan that the transfer is not for', async () => {
    const other = await stage.person.draw();
    await sent(stage.person, other.loanNo, '1079.71');
    const model = await confirmation();
    await model.ask();
    expect([model.transfers, model.asking, stage.seen.questions]).toEqual([[], true, []]);
  });
});

it('home has the way to the transfer', async () => {
  const { offlineNo } = await sent(stage.person, stage.loanNo, '1079.71');
  const model = new HomeModel();
  await model.load();
  expect(model.standing).toMatchObject({ title: SAID, name: '转账核对中', fen: 107_971 });
  await model.act();
  expect(top()).toBe(`${routes.offlineResult.path}?offlineNo=${offlineNo}`);
});
