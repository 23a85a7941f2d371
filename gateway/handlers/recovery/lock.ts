import { createHash } from 'node:crypto';
import type { CallContext } from '../../context';
import { dropTries, holdSubjects, putTries, triesOf } from '../../queries/recoveryTries';
import { HOUR_MS } from '../../units';

const LOCK_MS = 24 * HOUR_MS;
const WRONG_TRIES = 5;
/** Wrong tries from one address, over all accounts: many people may share an address, but few of them mistype this. */
const WRONG_TRIES_OF_ADDRESS = 30;

/** Wrong tries are counted by ID number, by card (existing or not) and by the address that they come from. */
interface Subjects {
  readonly tried: readonly string[];
  readonly address: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const idSubject = (idNo: string): string => `id:${digest(idNo)}`;

export const subjectsOf = (
  { idNo, cardNo }: { idNo: string; cardNo: string },
  address: string,
): Subjects => ({
  tried: [idSubject(idNo), `card:${digest(cardNo)}`],
  address: `from:${digest(address)}`,
});

/** Wrong tries of a subject in the last day, and the start of that count. */
async function wrongOf(
  { sql, now }: CallContext,
  subject: string,
): Promise<{ readonly wrong: number; readonly since: Date }> {
  const tries = await triesOf(sql, subject);
  return tries === undefined || now.getTime() - tries.since.getTime() >= LOCK_MS
    ? { wrong: 0, since: now }
    : tries;
}

/** Tries left, the least of all subjects; 0 while one of them is locked. Locks the subjects until the transaction ends. */
export async function triesLeft(context: CallContext, { tried, address }: Subjects): Promise<number> {
  await holdSubjects(context.sql, [...tried, address]);
  const left = [WRONG_TRIES_OF_ADDRESS - (await wrongOf(context, address)).wrong];
  for (const subject of tried) left.push(WRONG_TRIES - (await wrongOf(context, subject)).wrong);
  return Math.max(0, Math.min(...left));
}

/** A person's lock runs from the last wrong try. An address, which others share, is free a day after its first wrong try. */
export async function countWrong(context: CallContext, { tried, address }: Subjects): Promise<void> {
  const { sql, now } = context;
  for (const subject of tried) await putTries(sql, subject, (await wrongOf(context, subject)).wrong + 1, now);
  const { wrong, since } = await wrongOf(context, address);
  await putTries(sql, address, wrong + 1, since);
}

/** Blocks further tries with this ID number for a day. */
export async function lockIdNo({ sql, now }: CallContext, idNo: string): Promise<void> {
  await putTries(sql, idSubject(idNo), WRONG_TRIES, now);
}

/** A right answer clears ID number and card, not the address: otherwise an attacker could reset the address with their own account. */
export async function clearWrong({ sql }: CallContext, { tried }: Subjects): Promise<void> {
  for (const subject of tried) await dropTries(sql, subject);
}
