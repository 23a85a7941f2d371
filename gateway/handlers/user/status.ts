import type { Response } from '@/contract';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import { isPaid } from '@/domain/repay/owed';
import type { MemberContext } from '../../context';
import { amountUnderWay, customerFacts, isUnderWay, type CustomerFacts } from '../../facts';
import { freeExit } from '../../ledger/coolingOff';
import type { LoanAccount } from '../../ledger/loanAccount';
import { quotaOf, type Quota } from '../../ledger/quota';
import { waitsForMore } from '../../queries/applications';
import { findOpenRaise, lastRaise } from '../../queries/raises';
import { lastRepaidOn } from '../../queries/repayments';
import { awaitsActivation } from '../credit/activation';
import { creditFacts, type CreditFacts } from '../credit/facts';
import { percentDone } from '../credit/flow';
import { barOf } from '../loan/mayBorrow';
import { customerFactsOf } from '../presenters/facts';
import { sexCode } from '../presenters/sex';
import { liftingOf } from './lifting';

type Answer = Response<'queryProdSts'>;

interface Standing {
  readonly facts: CreditFacts;
  readonly outstanding: readonly LoanAccount[];
  readonly processing: boolean;
  readonly raising: boolean;
  readonly today: string;
}

const begun = ({ idCard, contacts, done, shape }: CreditFacts): boolean =>
  idCard !== undefined || contacts.length > 0 || percentDone(done, shape) > 0;

/**
 * Spec §3 user status from the facts. Order: a line that waits for activation, since nothing can be drawn before; money owed; a usable
 * line; the application. An expired line counts as an unfinished application: it leads into the flow, which asks for a new one.
 */
function userStatusOf({ facts, outstanding, processing, raising, today }: Standing): Answer['userStatus'] {
  if (awaitsActivation(facts.line, today)) return 'activateUser';
  if (outstanding.length > 0) return 'creditRepay';
  if (processing) return 'loanReview';
  if (facts.lineLives) return raising ? 'addCredit' : 'creditPass';
  if (waitsForMore(facts.application)) return 'supply';
  switch (facts.application?.state) {
    case 'reviewing':
      return 'creditReview';
    case 'denied':
      return 'creditDenied';
    default:
      if (facts.retryDate !== null) return 'creditDenied';
      return begun(facts) ? 'cerditName' : 'newUser';
  }
}

const amountsOf = (quota: Quota | undefined, lives: boolean) => ({
  total: toYuan(quota?.total ?? 0),
  available: toYuan(lives ? (quota?.available ?? 0) : 0),
  annualRate: quota?.annualRate ?? '0.0000',
});

/** How long a raised limit is news. */
const RAISE_NEWS_DAYS = 7;

/** The newest raise, while it is news. */
async function raiseNews({ sql, customer, today }: MemberContext): Promise<Answer['raised']> {
  const raise = await lastRaise(sql, customer.id);
  if (raise === undefined) return null;
  const on = civilDateAt(raise.at.getTime());
  return addDays(on, RAISE_NEWS_DAYS) <= today
    ? null
    : { from: toYuan(raise.from), to: toYuan(raise.to), on };
}

/** The day from which the last repayment counts, if the person has borrowed and owes nothing any more. */
async function settledOn(
  { sql, customer }: MemberContext,
  loans: readonly LoanAccount[],
): Promise<Answer['settledOn']> {
  if (loans.length === 0 || loans.some(({ settled }) => !settled)) return null;
  return lastRepaidOn(sql, customer.id);
}

/** '' for none. */
const yuanOrNone = (fen: number): string => (fen === 0 ? '' : toYuan(fen));

/** Not before the first instalment of it is paid: the page must not lead from one loan into the next. */
const lastDrawn = ([newest]: readonly LoanAccount[]): string =>
  newest?.settled || newest?.instalments.some(isPaid) ? yuanOrNone(newest.amount) : '';

const daysOf = (overdue: CustomerFacts['owed']['overdue']): number => overdue?.days ?? 0;

/** The free way out of the newest loan. */
function exitFactsOf(newest: (LoanAccount & { readonly on: string }) | undefined, loans: number) {
  const exit = newest && freeExit(newest, newest.on);
  return {
    coolingOffDaysLeft: exit?.daysLeft ?? null,
    coolingOffAmount: exit === undefined ? null : toYuan(exit.amount),
    coolingOffLoan: exit === undefined || loans < 2 ? null : toYuan(newest?.amount ?? 0),
  };
}

/** The product status as booked; call it after the bank's decisions are booked. */
export async function productStatus(context: MemberContext): Promise<Answer> {
  const { sql, customer, today } = context;
  const credit = await creditFacts(sql, customer, today);
  const known = await customerFacts(sql, customer, { today });
  const quota = await quotaOf(sql, customer.id);
  const { loans, orders, owed } = known;
  const outstanding = loans.filter(({ settled }) => !settled);
  const raising = (await findOpenRaise(sql, customer.id)) !== undefined;
  const processing = isUnderWay(orders, 'disburse');
  const userStatus = userStatusOf({ facts: credit, outstanding, processing, raising, today });
  const newest = outstanding[0];
  return {
    userStatus,
    custName: customer.name,
    sex: sexCode(customer.id_no),
    ...amountsOf(quota, credit.lineLives),
    processPercent: userStatus === 'cerditName' ? percentDone(credit.done, credit.shape) : 0,
    retryDate:
      userStatus === 'creditDenied' ? (credit.retryDate ?? credit.application?.retry_date ?? null) : null,
    supplement: userStatus === 'supply' ? (credit.application?.reason ?? '') : '',
    validTo: credit.line?.valid_to ?? null,
    lastDrawn: lastDrawn(loans),
    disbursing: yuanOrNone(amountUnderWay(orders, 'disburse')),
    repaying: yuanOrNone(amountUnderWay(orders, 'collect')),
    raised: await raiseNews(context),
    settledOn: await settledOn(context, loans),
    overdueDays: daysOf(owed.overdue),
    ...exitFactsOf(newest, outstanding.length),
    ...liftingOf(barOf({ customer, today }, { ...known, line: credit.line })),
    ...customerFactsOf(known),
    today,
  };
}
