import { LOAN_BLOCKS } from '@/contract/codes';
import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayModel } from '@/pages/repay/index.model';
import type { RepayKind } from '@/features/repaying/quote';
import { payDue } from '@/features/repaying/payDue';
import { repayDraft } from '@/features/repaying/repayDraft';
import { RepayEntryModel } from '@/pages/repay/repay.model';
import { LoanModel } from '@/features/loanDetail';
import { RepayResultModel } from '@/pages/repay/repayResult.model';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { paramsOf, top, useStage } from './stage';
import { soon } from '../../soon';

const stage = useStage();
const PAY = '/repay/doRepayAfterTrial';
let open: RepayResultModel[] = [];
afterEach(() => {
  for (const page of open) page.dispose();
  open = [];
});

/** Confirms with the password; the fault decides what happens to the call. */
async function pay(kind: RepayKind, fault?: string): Promise<void> {
  repayDraft.begin(kind, [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', routes.repay.path]]));
  await model.load();
  if (fault !== undefined) await stage.bank.console.faults([{ path: PAY, fault }]);
  await model.pad.submit(stage.person.facts.tradePassword);
  model.dispose();
}

/** The result page that the payment led to. */
async function result(): Promise<RepayResultModel> {
  const page = new RepayResultModel(paramsOf(routes.repayResult.path));
  open.push(page);
  await page.load();
  return page;
}

const settled = (page: RepayResultModel) => soon(() => expect(page.afterwards.state).toBe('ready'));
const entries = async () => (await stage.bank.console.ledger()).entries;

describe('a completed repayment', () => {
  it('shows what is due next and the available quota, and drops the draft', async () => {
    await pay('due');
    const page = await result();
    await settled(page);
    expect([page.state, page.amount, page.paidTitle]).toEqual(['paid', 107_971, '还款成功，这期已还清']);
    expect(page.next.map(({ title, done = false }) => [title, done])).toEqual([
      ['已从还款卡扣款', true],
      ['额度已恢复', true],
      ['下一次还款', false],
    ]);
    expect(page.next[1]?.note).toBe('现在可借 38,935.71 元');
    expect(drafts.get('repay').loanNos).toEqual([]);
    await page.finish();
    expect(host.addresses).toEqual([routes.home.path, routes.repay.path]);
  });

  it('of the last debt says that everything is paid, and leads home', async () => {
    await pay('payoff');
    const page = await result();
    await settled(page);
    expect(page.paidTitle).toBe('已全部还清');
    expect(page.next[2]).toEqual({ title: '没有待还的款', note: '借款已全部还清', done: true });
    await page.finish();
    expect(host.addresses).toEqual([routes.home.path]);
  });

  it('says that the line has run out', async () => {
    await stage.bank.console.faults([
      {
        path: '/loanQuota/queryCustQuota',
        fault: 'returnCode',
        value: `${LOAN_BLOCKS.lineExpired}:额度已到期`,
      },
    ]);
    await pay('due');
    const page = await result();
    await settled(page);
    expect(page.next.map(({ title }) => title)).toEqual(['已从还款卡扣款', '额度已到期', '下一次还款']);
  });
});

describe('a lost reply', () => {
  it('is being confirmed until an answer comes, then shows the true state; the money moved once', async () => {
    const before = await entries();
    await pay('due', 'dropReply');
    await stage.bank.console.faults([{ path: '/loan/paymentResult', fault: 'drop' }]);
    const page = await result();
    expect(page.state).toBe('checking');
    expect(drafts.get('repay').sent).toBe(true);
    await page.askNow();
    expect(page.state).toBe('paid');
    expect(await entries()).toBe(before + 1);
  });

  it('of a payment that never arrived says that nothing moved, and can be tried again', async () => {
    const before = await entries();
    await pay('due', 'drop');
    const page = await result();
    for (let times = 2; times <= 5; times += 1) {
      expect(page.state).toBe('checking');
      await page.askNow();
    }
    expect(page.state).toBe('never');
    expect(await entries()).toBe(before);
    await page.tryAgain();
    expect(top()).toContain(routes.repayConfirm.path);
    const again = new RepayConfirmModel(paramsOf(routes.repayConfirm.path));
    await again.load();
    await again.pad.submit(stage.person.facts.tradePassword);
    expect((await result()).state).toBe('paid');
    expect(await entries()).toBe(before + 1);
  });

  it('blocks any other repayment, and the overview points to it', async () => {
    await pay('due', 'drop');
    const { requestNo } = drafts.get('repay');
    host.reset(routes.home.path, routes.repayEntry.path);
    await new RepayEntryModel(
      new Map([
        ['productType', 'YQDC001'],
        ['backUrl', routes.repay.path],
      ]),
    ).load();
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
    host.reset(routes.home.path, routes.repay.path);
    const overview = new RepayModel();
    await overview.load();
    expect(overview.unsettled).toBe(requestNo);
    await overview.openResult();
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
  });

  it('of a payment carried out in the meantime leaves a clean overview', async () => {
    await pay('due', 'dropReply');
    host.reset(routes.home.path, routes.repay.path);
    const overview = new RepayModel();
    await overview.load();
    expect(overview.unsettled).toBe('');
    expect(drafts.get('repay').requestNo).toBe('');
  });
});

describe('the bank', () => {
  it('that delays leaves the payment in progress until it pays', async () => {
    await stage.bank.console.decide(stage.person.phone, { collect: 'hold' });
    await pay('due');
    const page = await result();
    expect([page.state, page.amount]).toEqual(['processing', 107_971]);
    await stage.bank.console.decide(stage.person.phone, { collect: 'pay' });
    await page.askNow();
    // An automatic query may have run too early just before.
    await soon(() => expect(page.state).toBe('paid'));
  });

  it('that delays a payment of another device: the overview says so, and leads to its result', async () => {
    await stage.bank.console.decide(stage.person.phone, { collect: 'hold' });
    await pay('due');
    const { requestNo } = drafts.get('repay');
    drafts.drop('repay');
    host.reset(routes.home.path, routes.repay.path);
    const overview = new RepayModel();
    await overview.load();
    expect(overview.unsettled).toBe(requestNo);
    await overview.openResult();
    expect((await result()).state).toBe('processing');
    await stage.bank.console.decide(stage.person.phone, { collect: 'pay' });
    await soon(async () => {
      await overview.load();
      expect(overview.unsettled).toBe('');
    });
  });

  it('that delays a payment of another device: every page that could pay leads to the result instead', async () => {
    await stage.bank.console.decide(stage.person.phone, { collect: 'hold' });
    await pay('due');
    const { requestNo } = drafts.get('repay');
    const unseen = () => {
      drafts.drop('repay');
      host.reset(routes.home.path, routes.repay.path);
    };
    unseen();
    const iou = new LoanModel(new Map([['loanNo', stage.loanNo]]));
    await iou.load();
    expect(iou.action).toBe('unsettled');
    await iou.act();
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
    iou.dispose();

    unseen();
    await payDue([stage.loanNo], routes.repay.path);
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);

    unseen();
    repayDraft.begin('payoff', [stage.loanNo]);
    const confirm = new RepayConfirmModel(new Map());
    await confirm.load();
    expect(confirm.unsettled).toBe(requestNo);
    await confirm.ask();
    expect(confirm.asking).toBe(false);
    await confirm.openResult();
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
  });

  it('that declines has taken nothing, and another try gets a new number', async () => {
    const before = await entries();
    await stage.bank.console.decide(stage.person.phone, { collect: 'fail' });
    await pay('due');
    const page = await result();
    expect(page.state).toBe('failed');
    expect(page.poll.answer?.reason).not.toBe('');
    expect(drafts.get('repay')).toMatchObject({ loanNos: [stage.loanNo], requestNo: '', sent: false });
    await stage.bank.console.decide(stage.person.phone, { collect: 'pay' });
    await page.tryAgain();
    const again = new RepayConfirmModel(paramsOf(routes.repayConfirm.path));
    await again.load();
    await again.pad.submit(stage.person.facts.tradePassword);
    expect((await result()).state).toBe('paid');
    expect(await entries()).toBe(before + 1);
  });
});

describe('the result page by itself', () => {
  it.each([
    ['without a number', {}],
    ['with a number that is none', { requestNo: '1 or 1=1' }],
  ])('%s has nothing to show', async (_what, params) => {
    const page = new RepayResultModel(new Map(Object.entries(params)));
    await page.load();
    expect(page.state).toBe('none');
  });
});
