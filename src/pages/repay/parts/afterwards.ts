import { loanCalls } from '@/contract/loan';
import { dayText } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { loansToGiveBack } from '@/features/repaying';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { fetchPending, type Pending } from './pending';

/** The person's debt and quota after a repayment. */
export interface Afterwards {
  readonly today: string;
  readonly due: Pending['due'];
  /** Number of loans still running. */
  readonly loans: number;
  /** Number of those that can be given back without interest. */
  readonly exits: number;
  /** Amount that may be drawn now, in fen; 'expired': the line has run out; undefined if unknown. */
  readonly available: Fen | 'expired' | undefined;
}

export interface NextStep {
  readonly title: string;
  readonly note?: string;
  readonly done?: boolean;
}

/** Rejects with CallFailure, without a toast. */
export async function fetchAfterwards(): Promise<Afterwards> {
  const [pending, available] = await Promise.all([
    fetchPending(),
    call(loanCalls.queryCustQuota, {}).then(
      (quota) => fenOf(quota.available),
      (failure: unknown) => (isExpired(failure) ? ('expired' as const) : undefined),
    ),
  ]);
  return {
    today: pending.today,
    due: pending.due,
    loans: pending.loans.length,
    exits: loansToGiveBack(pending.loans).length,
    available,
  };
}

const isExpired = (failure: unknown): boolean =>
  failure instanceof CallFailure && refusalName(loanCalls.queryCustQuota, failure) === 'lineExpired';

function quotaStep({ available, loans }: Afterwards): NextStep[] {
  if (available === undefined) return [];
  if (available !== 'expired') {
    return [{ title: '额度已恢复', note: `现在可借 ${moneyText(available)}`, done: true }];
  }
  return [{ title: '额度已到期', note: loans > 0 ? '还清后可以重新申请' : '可以重新申请' }];
}

/** What the payment did, what it changed, and the next due date. */
export function nextSteps(card: string, discount: Fen, after: Afterwards | undefined): NextStep[] {
  const paid: NextStep[] = [{ title: '已从还款卡扣款', note: card, done: true }];
  if (discount > 0) paid.push({ title: '优惠券已抵扣利息', note: moneyText(discount), done: true });
  if (after === undefined) return paid;
  return [...paid, ...quotaStep(after), nextDue(after)];
}

function nextDue({ due, today }: Afterwards): NextStep {
  if (due === null) return { title: '没有待还的款', note: '借款已全部还清', done: true };
  if (due.overdueDays > 0) {
    return {
      title: '还有逾期没有还',
      note: `${moneyText((due.late ?? due).total)}，已逾期 ${due.overdueDays} 天`,
    };
  }
  return { title: '下一次还款', note: `${dayText(due.date, today)}，${moneyText(due.total)}` };
}
