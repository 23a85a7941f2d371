import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import type { RepayKind } from '@/features/repaying/quote';
import { repayDraft } from '@/features/repaying/repayDraft';
import { host } from '../../app/host';
import type { Stage } from './stage';

/** A loan on the last day of the cooling-off, or on its first due date; after 30 days they are often the same. Resolves with its number. */
export async function borrowed({ person, bank }: Stage, until: 'coolingOff' | 'due'): Promise<string> {
  const { loanNo } = await person.draw();
  const { schedule, today: now } = await person.must('queryLoanState', { loanNo });
  const due = Date.parse(schedule[0]?.dueDate ?? '') - Date.parse(now);
  await bank.console.advanceDays(until === 'due' ? due / 86_400_000 : 30);
  return loanNo;
}

export async function confirmationOf(kind: RepayKind, loanNo: string): Promise<RepayConfirmModel> {
  repayDraft.begin(kind, [loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', routes.repay.path]]));
  await model.load();
  return model;
}

export async function payWith({ person }: Stage, model: RepayConfirmModel): Promise<void> {
  await model.ask();
  await model.pad.submit(person.facts.tradePassword);
}

export const shownSum = (model: RepayConfirmModel) => model.payment.quote.value?.payAmount ?? 0;
