import type { MemberContext } from '../../context';
import { addForeignTries, countForeignTries } from '../../queries/foreignTries';
import { sendSource } from '../login/sendSource';

const DAY_MS = 24 * 60 * 60_000;
const TRIES_OF_CUSTOMER = 5;
/** Many persons may share one address, and few of them try what is not theirs. */
const TRIES_OF_ADDRESS = 30;

/** What is tried: a refusal tells that it is another customer's. */
type Foreign = 'id-no' | 'card';

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
 * Whether this customer, and who shares the address, were told of others' numbers too often within a day. Asked before a number is looked
 * up, so that the refusal says nothing of it. Tries of one customer come one after the other: the caller holds the customer's row.
 */
export async function triedTooOften(context: MemberContext, what: Foreign): Promise<boolean> {
  const since = new Date(context.now.getTime() - DAY_MS);
  for (const { subject, most } of subjectsOf(context, what)) {
    if ((await countForeignTries(context.sql, subject, since)) >= most) return true;
  }
  return false;
}

/** Counts that a number was told to be another customer's. The call's refusal is returned, not thrown, so that this stays. */
export async function noteForeignTry(context: MemberContext, what: Foreign): Promise<void> {
  const subjects = subjectsOf(context, what).map(({ subject }) => subject);
  await addForeignTries(context.sql, subjects, context.now);
}
