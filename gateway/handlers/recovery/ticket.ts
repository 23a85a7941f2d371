import type { Response } from '@/contract';
import { maskIdNumber, maskName, maskPhone } from '@/domain/person/mask';
import type { CallContext } from '../../context';
import { customerById, type CustomerRow } from '../../queries/customers';
import { lockByTicket, type RecoveryRow } from '../../queries/recoveries';
import { refuseRecovery } from '../../refusals/recovery';
import { hashToken } from '../../secrets';

export const LIFE_MS = 30 * 60_000;

/** The same refusal for every invalid ticket: unknown, expired, replaced or used up. */
export const over = () => refuseRecovery('recoveryOver');

export interface Open {
  readonly recovery: RecoveryRow;
  readonly customer: CustomerRow;
}

export const isLive = ({ step, expires_at }: RecoveryRow, now: Date): boolean =>
  step !== 'over' && step !== 'done' && expires_at > now;

export async function customerOf({ sql }: CallContext, recovery: RecoveryRow): Promise<CustomerRow> {
  const customer = await customerById(sql, recovery.customer_id);
  if (customer === undefined) throw new Error('customer vanished');
  return customer;
}

/** The recovery of a ticket, locked; refused unless it is at one of these steps. */
export async function openTicket(
  context: CallContext,
  ticket: string,
  steps: readonly RecoveryRow['step'][],
): Promise<Open> {
  const recovery = await lockByTicket(context.sql, hashToken(ticket));
  if (recovery === undefined || !isLive(recovery, context.now)) throw over();
  if (!steps.includes(recovery.step)) throw refuseRecovery('anotherStep');
  return { recovery, customer: await customerOf(context, recovery) };
}

type Progress = Pick<Response<'recoveryIdCard'>, 'step' | 'oldPhone' | 'expireSeconds'>;
type IdCardRead = Pick<Response<'recoveryIdCard'>, 'front' | 'back'>;

/** The progress of a recovery, for the client. */
export function progressOf(recovery: RecoveryRow, customer: CustomerRow, now: Date): Progress {
  if (recovery.step === 'over') throw over();
  return {
    step: recovery.step,
    oldPhone: maskPhone(customer.phone),
    expireSeconds: Math.max(0, Math.floor((recovery.expires_at.getTime() - now.getTime()) / 1000)),
  };
}

export const idCardReadOf = (recovery: RecoveryRow, customer: CustomerRow): IdCardRead => ({
  front: recovery.front_ok ? { name: maskName(customer.name), idNo: maskIdNumber(customer.id_no) } : null,
  back: recovery.back,
});
