import type { Quota } from '../../ledger/quota';
import { Refusal } from '../../refusal';
import { NOT_ACTIVE } from '../credit/activation';

/** A quota that can be drawn on today; refused with the codes of the loan blocklist (spec §8). */
export function usableQuota(quota: Quota | undefined, today: string): Quota {
  if (quota === undefined) throw new Refusal('203008', '您还没有可用额度，请先申请');
  if (quota.validTo < today) throw new Refusal('203009', '额度已到期，请重新申请');
  if (!quota.active) throw new Refusal(NOT_ACTIVE.code, NOT_ACTIVE.text);
  return quota;
}
