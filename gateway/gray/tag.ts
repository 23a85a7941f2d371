import { GRAY_HEADER, MONITOR_HEADER, STRATEGY_HEADER } from '@/domain/gray/state';
import { createHash } from 'node:crypto';
import type { CustomerRow } from '../queries/customers';
import type { GrayRow } from '../queries/gray';

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
export const grayTagOf = (customer: Pick<CustomerRow, 'cust_no'> & GrayRow): GrayTag => ({
  gray: customer.in_gray ?? bucketOf(customer.cust_no) < customer.percent,
  strategyId: customer.strategy_id,
  monitor: customer.monitor_minutes,
});

/** Spec §4 Gray mode: the headers of every answer to a known customer. */
export const headersOf = ({ gray, strategyId, monitor }: GrayTag): Readonly<Record<string, string>> =>
  gray
    ? { [GRAY_HEADER]: 'true', [STRATEGY_HEADER]: strategyId, [MONITOR_HEADER]: String(monitor) }
    : { [GRAY_HEADER]: 'false' };
