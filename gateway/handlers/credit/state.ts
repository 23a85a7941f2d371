import type { Response } from '@/contract';
import type { MemberContext } from '../../context';
import { hasConsented } from '../../queries/consents';
import { waitsForMore } from '../../queries/applications';
import type { CustomerRow } from '../../queries/customers';
import { validityOf } from '../identity/validity';
import { retryDateAhead, type CreditFacts } from './facts';

/**
 * creditSts as this gateway gives it. Spec §4 names the qualifying codes and what 00004 means; that 00008 is an application which waits
 * for more from the person is ours, and so are the two codes that do not qualify.
 */
const STATES = {
  mayEnter: '00000',
  reviewing: '00001',
  lineLives: '00002',
  lineExpired: '00004',
  supplement: '00008',
} as const;

/**
 * idcardValidity: '' nothing on file, 0 valid, 1 expires within 90 days (no bar), 2 expired. 3 is the spec's second code
 * for a card that bars the flow; this gateway has no second such case and never gives it.
 */
const ID_CARD = { none: '', ok: '0', soon: '1', expired: '2' } as const;

function creditSts({ application, line, lineLives }: CreditFacts): string {
  if (waitsForMore(application)) return STATES.supplement;
  if (application?.state === 'reviewing') return STATES.reviewing;
  if (lineLives) return STATES.lineLives;
  return line === undefined ? STATES.mayEnter : STATES.lineExpired;
}

/**
 * Spec §3 Credit state response, from the facts. zdIdcardValidity 1: the whitelist vouches for this person's ID card, and
 * the person has neither confirmed one here nor authorised that use (consent of scene credit) yet.
 */
export async function creditStateOf(
  { sql, today }: MemberContext,
  customer: CustomerRow,
  facts: CreditFacts,
): Promise<Response<'queryCreditState'>> {
  const { idCard } = facts;
  const known = idCard !== undefined && idCard.id_no !== null && idCard.back_confirmed;
  const listed = customer.whitelisted && !known && !(await hasConsented(sql, customer.id, 'credit'));
  return {
    creditSts: creditSts(facts),
    recallStatus: customer.recall_status,
    limitUseRefDisTime: retryDateAhead(facts.application, today) === null ? '0' : '1',
    idcardValidity: ID_CARD[known ? validityOf(idCard.valid_to, today) : 'none'],
    inZdList: customer.whitelisted ? '1' : '0',
    zdIdcardValidity: listed ? '1' : '0',
  };
}
