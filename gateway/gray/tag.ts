import { GRAY_HEADER, MONITOR_HEADER, STRATEGY_HEADER } from '@/domain/gray/state';
import { createHash } from 'node:crypto';
import type { Sql } from '../database';
import type { CustomerRow } from '../queries/customers';
import { grayStrategyFor } from '../queries/gray';

interface GrayTag {
  readonly gray: boolean;
  readonly strategyId: string;
  /** Minutes of tracking after the return to production. */
  readonly monitor: number;
}

const BUCKETS = 100;

/** The customer's bucket, 0 to 99. It never changes, so a growing percentage only adds people. */
export const bucketOf = (custNo: string): number =>
  createHash('sha256').update(custNo).digest().readUInt32BE(0) % BUCKETS;

/** Whether a customer is in the gray release: by name, else by the percentage. */
export async function grayTagOf(sql: Sql, customer: Pick<CustomerRow, 'id' | 'cust_no'>): Promise<GrayTag> {
  const { strategy_id, percent, monitor_minutes, in_gray } = await grayStrategyFor(sql, customer.id);
  return {
    gray: in_gray ?? bucketOf(customer.cust_no) < percent,
    strategyId: strategy_id,
    monitor: monitor_minutes,
  };
}

/** Spec §4 Gray mode: the headers of every answer to a known customer. */
export const headersOf = ({ gray, strategyId, monitor }: GrayTag): Readonly<Record<string, string>> =>
  gray
    ? { [GRAY_HEADER]: 'true', [STRATEGY_HEADER]: strategyId, [MONITOR_HEADER]: String(monitor) }
    : { [GRAY_HEADER]: 'false' };
