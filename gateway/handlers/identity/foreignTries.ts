import type { MemberContext } from '../../context';
import { addForeignTries, countForeignTries } from '../../queries/foreignTries';
import { sendSource } from '../login/sendSource';
import { DAY_MS } from '../../units';

const TRIES_OF_CUSTOMER = 5;
/** Many people may share one address, but few of them try another person's number. */
const TRIES_OF_ADDRESS = 30;

/** Kinds of numbers whose refusal reveals something: that another customer has them; of `own-id`, that it is not the customer's; of `check-code`, that it is not the code of an identity check. */
type Foreign = 'id-no' | 'card' | 'own-id' | 'check-code';

interface Subject {
  readonly subject: string;
  readonly most: number;
}

function subjectsOf({ customer, address }: MemberContext, what: Foreign): Subject[] {
  const source = sendSource(address);
  const own = { subject: `${what}:customer:${customer.id}`, most: TRIES_OF_CUSTOMER };
  return source === '' ? [own] : [own, { subject: `${what}:from:${source}`, most: TRIES_OF_ADDRESS }];
}

/**
 * Whether this customer, or this address, was told too often within a day that a number is another customer's. Check this before looking
 * a number up, so that the refusal reveals nothing about it. The caller holds the customer's row, so that tries of one customer queue up.
 */
export async function triedTooOften(context: MemberContext, what: Foreign): Promise<boolean> {
  const since = new Date(context.now.getTime() - DAY_MS);
  for (const { subject, most } of subjectsOf(context, what)) {
    if ((await countForeignTries(context.sql, subject, since)) >= most) return true;
  }
  return false;
}

/** Counts one answer that a number is another customer's. Return the call's refusal, do not throw it, so that the count stays. */
export async function noteForeignTry(context: MemberContext, what: Foreign): Promise<void> {
  const subjects = subjectsOf(context, what).map(({ subject }) => subject);
  await addForeignTries(context.sql, subjects, context.now);
}
