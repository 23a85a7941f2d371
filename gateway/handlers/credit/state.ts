import type { Response } from '@/contract';
import { isWhole, validityOf } from '@/domain/person/idCard';
import type { MemberContext } from '../../context';
import { hasConsented } from '../../queries/consents';
import { waitsForMore } from '../../queries/applications';
import type { CustomerRow } from '../../queries/customers';
import type { CreditFacts } from './facts';

/**
 * creditSts values of this gateway. Spec §4 names the qualifying codes and the meaning of 00004. Our own choice: 00008 for an application
 * that waits for a supplement from the person, and the two codes that do not qualify.
 */
const STATES = {
  mayEnter: '00000',
  reviewing: '00001',
  lineLives: '00002',
  lineExpired: '00004',
  supplement: '00008',
} as const;

/**
 * idcardValidity: '' no card stored, 0 valid, 1 expires within 90 days (does not block), 2 expired. 3 is the spec's second code
 * for a card that blocks the flow; this gateway has no such case and never sends it.
 */
const ID_CARD = { none: '', ok: '0', soon: '1', expired: '2' } as const;

function creditSts({ application, line, lineLives }: CreditFacts): string {
  if (waitsForMore(application)) return STATES.supplement;
  if (application?.state === 'reviewing') return STATES.reviewing;
  if (lineLives) return STATES.lineLives;
  return line === undefined ? STATES.mayEnter : STATES.lineExpired;
}

/**
 * Spec §3 Credit state response, from the facts. zdIdcardValidity 1: the whitelist vouches for this person's ID card, but
 * the person has not confirmed an ID card here and has not authorised that use (consent of scene credit).
 */
export async function creditStateOf(
  { sql, today }: MemberContext,
  customer: CustomerRow,
  facts: CreditFacts,
): Promise<Response<'queryCreditState'>> {
  const { idCard } = facts;
  const listed =
    customer.whitelisted && !isWhole(idCard) && !(await hasConsented(sql, customer.id, 'credit'));
  return {
    creditSts: creditSts(facts),
    recallStatus: facts.bars.recallStatus,
    limitUseRefDisTime: facts.retryDate === null ? '0' : '1',
    idcardValidity: ID_CARD[isWhole(idCard) ? validityOf(idCard.valid_to, today) : 'none'],
    inZdList: customer.whitelisted ? '1' : '0',
    zdIdcardValidity: listed ? '1' : '0',
  };
}
