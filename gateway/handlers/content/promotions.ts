import type { Sql } from '../../database';
import { isSwitchedOff } from '../../queries/noticeSwitches';
import { livingSession } from '../../queries/sessions';
import { hashToken } from '../../secrets';

/** Spec §2 Home content: texts of the page itself (head block, banner, bar of my page); all other templates promote something. */
const OWN_TEXTS: ReadonlySet<string> = new Set(['4', '5', '6']);

/** Whether the caller wants no promotions. A visitor, or a session that has ended, gets the general ones. */
export async function quietFor(sql: Sql, tokenCode: string | undefined, now: Date): Promise<boolean> {
  if (tokenCode === undefined || tokenCode === '') return false;
  const session = await livingSession(sql, hashToken(tokenCode), now);
  return session !== undefined && isSwitchedOff(sql, session.id, 'promotion');
}

export const withoutPromotions = <T extends { readonly template: string }>(positions: readonly T[]): T[] =>
  positions.filter(({ template }) => OWN_TEXTS.has(template));
