import { civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { findCreditLine } from '../queries/creditLines';
import { customerByPhone } from '../queries/customers';
import { readClock } from '../queries/clock';
import { setDecisions } from '../queries/decisions';
import { openRaise } from '../queries/raises';
import { newNumber } from '../secrets';
import { Problem } from './problem';

/** Starts a raise as the bank would by itself, on hold until the tester changes the credit decision. Returns the hint for the tester. */
export async function startRaise(sql: Sql, phone: string): Promise<string> {
  const customer = await customerByPhone(sql, phone);
  if (customer === undefined) throw new Problem('这个手机号还没有注册');
  const now = await readClock(sql);
  const today = civilDateAt(now.getTime());
  const line = await findCreditLine(sql, customer.id);
  if (line === undefined || line.valid_to < today || !line.active) {
    throw new Problem('这位客户没有在用的额度，不能提额');
  }
  await setDecisions(sql, phone, { credit: 'hold' });
  if (!(await openRaise(sql, customer.id, newNumber('T', today), now))) {
    throw new Problem('这位客户已经在提额审核中');
  }
  return '提额审核已开始，授信决定已设为 hold；改为 approve 后额度增加一万元，改为 deny 则不变';
}
