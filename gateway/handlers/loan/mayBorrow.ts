import { dayText } from '@/domain/dates/civil';
import { LOAN_BLOCKLIST, loanStart } from '@/domain/loan/loanStart';
import type { MemberContext } from '../../context';
import {
  askedDocuments,
  barsOf,
  idCardOf,
  leavingOf,
  type AskedDocument,
  type Bars,
  type CustomerFacts,
} from '../../facts';
import { loanAccounts } from '../../ledger/loanAccount';
import { findCreditLine, type CreditLineRow } from '../../queries/creditLines';
import type { CustomerRow } from '../../queries/customers';
import type { Refusal } from '../../refusal';
import {
  barred,
  refuseIdCard,
  refuseLeaving,
  refuseLine,
  refuseWithdrawn,
  refuseWithoutProof,
} from '../../refusals/loan';
import { refuseFrozen } from '../../refusals/security';
import { refuseWithoutSupplement } from '../../refusals/supplement';
import { awaitsActivation } from '../credit/activation';
import { PRODUCT_TYPE } from './rule';

/** The customer as read now: under the lock where money is about to move. */
type Place = Pick<MemberContext, 'sql' | 'today'> & { readonly customer: CustomerRow };

/** What was decided about a person, and what they can lift themselves. */
interface Own extends Pick<CustomerFacts, 'bars' | 'leaving' | 'idCard' | 'documents'> {
  readonly line: CreditLineRow | undefined;
}

async function ownOf({ sql, customer, today }: Place): Promise<Own> {
  return {
    bars: await barsOf(sql, customer, today),
    leaving: await leavingOf(sql, customer.id, today),
    idCard: await idCardOf(sql, customer.id, today),
    line: await findCreditLine(sql, customer.id),
    documents: await askedDocuments(sql, customer.id, await loanAccounts(sql, customer.id), today),
  };
}

/** The first one that applies. */
function ownBlockOf({ customer, today }: Pick<Place, 'customer' | 'today'>, own: Own): Refusal | undefined {
  if (LOAN_BLOCKLIST.has(own.bars.exceptionCode)) return undefined;
  const { leaving, idCard, line, documents } = own;
  if (leaving !== undefined) return refuseLeaving('accountLeaving', dayText(leaving.lastDay, today));
  if (customer.borrowing_frozen_at !== null) return refuseFrozen('frozen');
  if (idCard?.validity === 'expired') return refuseIdCard('ownIdCardExpired');
  if (awaitsActivation(line, today)) return refuseLine('lineInactive');
  const missing = (of: AskedDocument['kind']) => documents.some((one) => one.kind === of && one.missing);
  if (missing('proof')) return refuseWithoutProof('proofMissing');
  return missing('supplement') ? refuseWithoutSupplement('documentMissing') : undefined;
}

/** Why a person without a code of the blocklist may not draw now, if they can lift it themselves. */
export const ownBlock = async (place: Place): Promise<Refusal | undefined> =>
  ownBlockOf(place, await ownOf(place));

/** Spec §4 Loan start, by current facts: what was decided about the person. */
function decided({ exceptionCode, recallStatus, disciplinaryType }: Bars): Refusal | undefined {
  const start = loanStart(
    {
      exceptionCode,
      exceptionMsg: '',
      disciplinaryStatus: [{ loanType: PRODUCT_TYPE, disciplinaryType }],
      empowerState: { recallStatus },
    },
    PRODUCT_TYPE,
  );
  if (start.verdict === 'open') return undefined;
  return start.reason === 'authorizationRecalled'
    ? refuseWithdrawn('authorisationWithdrawn')
    : barred(exceptionCode);
}

/** Why this person may not borrow now: what was decided about them, then what they can lift themselves. */
export const barOf = (place: Pick<Place, 'customer' | 'today'>, own: Own): Refusal | undefined =>
  decided(own.bars) ?? ownBlockOf(place, own);

/** The same of a person about whom nothing is known yet. */
export const whyNotBorrow = async (place: Place): Promise<Refusal | undefined> =>
  barOf(place, await ownOf(place));

/** Refuses a person who may not borrow now, at every step of a drawing. */
export async function checkMayBorrow(place: Place): Promise<void> {
  const refusal = await whyNotBorrow(place);
  if (refusal !== undefined) throw refusal;
}
