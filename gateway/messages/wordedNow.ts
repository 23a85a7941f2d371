import { civilDateAt, type CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { proofsAsked } from '../ledger/proofs';
import { readClock } from '../queries/clock';
import { findIdCard } from '../queries/idCards';
import type { ReminderSms } from '../queries/outgoingSms';
import { supplementByNo } from '../queries/supplements';
import { debtsOf } from './debts';
import { idCardDue } from './idCardWords';
import type { PersonalMessage } from './message';
import { proofReminder } from './proofWords';
import { dueSoon, dueToday, overdue } from './reminderWords';
import { documentReminder } from './supplementWords';

interface Now {
  readonly sql: Sql;
  readonly today: CivilDate;
  readonly servicePhone: string;
}

async function idCardMessage({ sql, today }: Now, { customer_id, about }: ReminderSms) {
  const card = await findIdCard(sql, customer_id);
  const still = card?.valid_to === about && about >= today;
  return still ? idCardDue({ validTo: about, day: about, today }) : undefined;
}

async function proofMessage({ sql, today }: Now, { customer_id, about }: ReminderSms) {
  const asked = await proofsAsked({ sql, today, customer: { id: customer_id } });
  const proof = asked.find(({ row }) => row.loan_no === about);
  return proof && proofReminder(proof, today);
}

async function documentMessage({ sql, today }: Now, { about }: ReminderSms) {
  const row = await supplementByNo(sql, about);
  return row && documentReminder(row, today);
}

async function debtMessage({ sql, servicePhone }: Now, { customer_id, kind, about }: ReminderSms) {
  const debts = await debtsOf(sql, customer_id, servicePhone);
  if (kind === 'overdue') return overdue(debts);
  if (kind === 'due-today') return about === debts.today ? dueToday(debts) : undefined;
  return dueSoon(debts, about);
}

type Kind = ReminderSms['kind'];
type Worded = (now: Now, row: ReminderSms) => Promise<PersonalMessage | undefined>;

/** Reminders that are not about a debt. */
const WORDED: Readonly<Partial<Record<Kind, Worded>>> = {
  'id-card-due': idCardMessage,
  'proof-due': proofMessage,
  'proof-missing': proofMessage,
  'document-due': documentMessage,
  'document-missing': documentMessage,
};

/** A reminder with what holds at this moment; undefined: there is nothing to remind of any more. */
export async function wordedNow(
  sql: Sql,
  row: ReminderSms,
  servicePhone: string,
): Promise<PersonalMessage | undefined> {
  const now = { sql, today: civilDateAt((await readClock(sql)).getTime()), servicePhone };
  const worded = WORDED[row.kind];
  if (worded === undefined) return debtMessage(now, row);
  const message = await worded(now, row);
  return message?.kind === row.kind ? message : undefined;
}
