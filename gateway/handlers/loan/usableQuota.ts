import type { Quota } from '../../ledger/quota';
import { refuseLine } from '../../refusals/loan';

/** The quota if it can be drawn on today; otherwise throws a refusal with a code of the loan blocklist (spec §8). */
export function usableQuota(quota: Quota | undefined, today: string): Quota {
  if (quota === undefined) throw refuseLine('noLine');
  if (quota.validTo < today) throw refuseLine('lineExpired');
  if (!quota.active) throw refuseLine('lineInactive');
  return quota;
}
