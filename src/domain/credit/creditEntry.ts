import { wireText } from '../text/wireText';

type WireCode = string | number | null | undefined;

/** Credit state response (spec §3). */
export interface CreditState {
  readonly creditSts?: WireCode;
  readonly recallStatus?: WireCode;
  readonly limitUseRefDisTime?: WireCode;
  readonly idcardValidity?: WireCode;
  readonly inZdList?: WireCode;
  readonly zdIdcardValidity?: WireCode;
}

export type CreditEntry = 'enter' | 'reapply' | 'authorize' | 'blocked' | 'unqualified';

/** Why the flow is blocked (cantCredit). */
export type CreditBlock = 'authorizationRecalled' | 'refusedRecently' | 'idCardExpired';

/** Spec §4 Credit entry and §9: state codes that allow entering the flow. */
export const QUALIFYING_STATES: ReadonlySet<string> = new Set(['00000', '00004', '00007', '00008', '00009']);
/** Spec §4 Credit entry: 00004 and 00007 mean the quota expired; the way in is to apply again. */
export const EXPIRED_QUOTA_STATES: ReadonlySet<string> = new Set(['00004', '00007']);
/** Spec §4: the authorisation was recalled. Also blocks a drawing. */
export const RECALLED: ReadonlySet<string> = new Set(['2', '3']);
/** Spec §4 Credit entry: limitUseRefDisTime that blocks. */
export const REFUSED_RECENTLY: ReadonlySet<string> = new Set(['1', '2']);
/** Spec §4 Credit entry: idcardValidity that blocks a person who is not on the whitelist. */
export const EXPIRED_ID_CARD: ReadonlySet<string> = new Set(['2', '3']);
/** Spec §4 Credit entry: idcardValidity for which a person on the whitelist needs no new authorisation. */
export const ID_CARD_AUTHORIZED: ReadonlySet<string> = new Set(['1', '2', '3']);

/**
 * May this person enter the credit flow, and how (spec §4 Credit entry)? In this order, the first that holds:
 * 1. `unqualified`: the state code does not qualify; nothing else matters then.
 * 2. `blocked`: see creditBlock for the reason.
 * 3. `authorize`: on the whitelist, zdIdcardValidity 1 and idcardValidity not 1, 2 or 3.
 * 4. `reapply`: the quota expired: refresh the product status, apply again, query the status once more.
 * 5. `enter`.
 */
export function creditEntry(state: CreditState): CreditEntry {
  const code = wireText(state.creditSts);
  if (!QUALIFYING_STATES.has(code)) return 'unqualified';
  if (creditBlock(state)) return 'blocked';
  if (needsAuthorization(state)) return 'authorize';
  return EXPIRED_QUOTA_STATES.has(code) ? 'reapply' : 'enter';
}

/**
 * What blocks the flow for any state code: the recall first, then the recent refusal, then the ID card. An absent
 * inZdList counts as 0 (not on the whitelist): a missing field must not let in an expired card.
 */
export function creditBlock(state: CreditState): CreditBlock | undefined {
  if (RECALLED.has(wireText(state.recallStatus))) return 'authorizationRecalled';
  if (REFUSED_RECENTLY.has(wireText(state.limitUseRefDisTime))) return 'refusedRecently';
  const listed = wireText(state.inZdList) || '0';
  if (listed === '0' && EXPIRED_ID_CARD.has(wireText(state.idcardValidity))) return 'idCardExpired';
  return undefined;
}

function needsAuthorization(state: CreditState): boolean {
  return (
    wireText(state.inZdList) === '1' &&
    wireText(state.zdIdcardValidity) === '1' &&
    !ID_CARD_AUTHORIZED.has(wireText(state.idcardValidity))
  );
}
