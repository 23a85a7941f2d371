import { routes } from '@/navigation';
import { LoanModel } from '@/features/loanDetail';
import { HomeModel } from '@/pages/home/index.model';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayModel } from '@/pages/repay/index.model';
import { loansToGiveBack } from '@/features/repaying/freeExit';
import { PartRepayModel } from '@/pages/repay/partRepayPage.model';
import { RepayEntryModel } from '@/pages/repay/repay.model';
import { drafts } from '@/storage/drafts';
import { paramsOf, useStage } from './stage';

/** Every page where one can pay offers the free way out of a loan in its cooling-off period, with its sum. */

const stage = useStage();
const at = (params: Record<string, string>) => new Map(Object.entries(params));
const amounts = (loans: readonly { exit: { amount: number } | null }[]) =>
  loans.map(({ exit }) => exit?.amount);

/** The sum that each page offers, by its name. */
const PAGES: Readonly<Record<string, (loanNo: string) => Promise<unknown>>> = {
  home: async () => {
    const model = new HomeModel();
    await model.load();
    return model.coolingOffNote;
  },
  repay: async () => {
    const model = new RepayModel();
    await model.load();
    return amounts(model.toGiveBack);
  },
  repayEntry: async (loanNo) => {
    const model = new RepayEntryModel(at({ loanNos: loanNo }));
    await model.load();
    return amounts(model.toGiveBack);
  },
  repayConfirm: async (loanNo) => {
    drafts.keep('repay', { kind: 'due', loanNos: [loanNo] });
    const model = new RepayConfirmModel(at({ loanNos: loanNo }));
    await model.load();
    const shown = amounts(model.toGiveBack);
    model.dispose();
    return shown;
  },
  partRepay: async (loanNo) => {
    const model = new PartRepayModel(at({ loanNo }));
    await model.load();
    return model.iou.value && amounts(loansToGiveBack([model.iou.value]));
  },
  iouDetails: async (loanNo) => {
    const model = new LoanModel(at({ loanNo }));
    await model.load();
    const shown = [model.iou.value?.exit?.amount, model.action, model.payoffShown];
    model.dispose();
    return shown;
  },
};

const OFFERED = {
  home: '现在还 12,000.00 元就结清，不收利息',
  repay: [1_200_000],
  repayEntry: [1_200_000],
  repayConfirm: [1_200_000],
  partRepay: [1_200_000],
  iouDetails: [1_200_000, 'coolingOff', undefined],
};

it.each(Object.entries(PAGES))('%s offers the free way out with its sum', async (name, shown) => {
  expect(await shown(stage.loanNo)).toEqual(OFFERED[name as keyof typeof OFFERED]);
});

it('Of several loans each is offered on its own, and a part that was paid counts as principal', async () => {
  const { person, loanNo } = stage;
  await person.repay(loanNo, 'due');
  await person.draw({ amount: '1000.00', term: 3 });
  const model = new RepayModel();
  await model.load();
  expect(amounts(model.toGiveBack).sort()).toEqual([100_000, 1_200_000 - 107_971].sort());
  expect(await PAGES['home']?.(loanNo)).toBe('最近借的 1,000.00 元，现在还 1,000.00 元就结清，不收利息');
  await model.giveBack(loanNo);
  expect(drafts.get('repay')).toMatchObject({ kind: 'coolingOff', loanNos: [loanNo] });
  expect(paramsOf(routes.repayConfirm.path).get('backUrl')).toBe(routes.repay.path);
});

it('All of it instead of a part is the free way out', async () => {
  const { loanNo } = stage;
  const model = new PartRepayModel(at({ loanNo }));
  await model.load();
  await model.payOff();
  expect(drafts.get('repay')).toMatchObject({ kind: 'coolingOff', loanNos: [loanNo] });
});

it('After the last day no page offers it', async () => {
  await stage.bank.console.advanceDays(31);
  const model = new RepayModel();
  await model.load();
  expect(model.toGiveBack).toEqual([]);
});
