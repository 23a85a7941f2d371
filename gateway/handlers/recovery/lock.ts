import { createHash } from 'node:crypto';
import type { CallContext } from '../../context';
import { dropTries, holdSubjects, putTries, triesOf } from '../../queries/recoveryTries';
import { Refusal } from '../../refusal';

const HOUR_MS = 60 * 60_000;
const WRONG_TRIES = 5;
const LOCK_MS = 24 * HOUR_MS;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const idSubject = (idNo: string): string => `id:${digest(idNo)}`;

/** What wrong tries are counted by: each ID number and each card, whether anybody has them or not. */
export const subjectsOf = ({ idNo, cardNo }: { idNo: string; cardNo: string }): readonly string[] => [
  idSubject(idNo),
  `card:${digest(cardNo)}`,
];

export const locked = () => new Refusal('101202', '核对不一致的次数过多，请24小时后再试，或联系客服');

/** Wrong tries of a subject that still count. */
async function wrongOf({ sql, now }: CallContext, subject: string): Promise<number> {
  const tries = await triesOf(sql, subject);
  return tries === undefined || now.getTime() - tries.since.getTime() >= LOCK_MS ? 0 : tries.wrong;
}

/** Tries left for all of the subjects; 0 while one of them is locked. Holds them until the transaction ends. */
export async function triesLeft(context: CallContext, subjects: readonly string[]): Promise<number> {
  await holdSubjects(context.sql, subjects);
  const wrong = [];
  for (const subject of subjects) wrong.push(await wrongOf(context, subject));
  return Math.max(0, WRONG_TRIES - Math.max(...wrong));
}

export async function countWrong(context: CallContext, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    await putTries(context.sql, subject, (await wrongOf(context, subject)) + 1, context.now);
  }
}

/** Nothing more is tried with this ID number for a day. */
export async function lockIdNo({ sql, now }: CallContext, idNo: string): Promise<void> {
  await putTries(sql, idSubject(idNo), WRONG_TRIES, now);
}

export async function clearWrong({ sql }: CallContext, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) await dropTries(sql, subject);
}
