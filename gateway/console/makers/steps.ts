import { civilDateAt, daysBetween } from '@/domain/dates/civil';
import type { Decisions } from '../../providers/decisions';
import { readClock } from '../../queries/clock';
import { setDecisions } from '../../queries/decisions';
import { drawPaper, specimenDefaults } from '../../specimens';
import { advanceDays } from '../api/clock';
import { apply, draw, repay, type DrawWish, type Person, type Picture } from '../person';
import { Problem } from '../problem';
import type { ConsoleTools } from '../tools';

/** Tells the tester about side effects, such as a moved clock. */
export type Note = string | undefined;

/** Brings a newly registered person into a state. */
export type Make = (person: Person, tools: ConsoleTools) => Promise<Note>;

export const WISH: DrawWish = { amount: '12000.00', term: 12, method: 'equal-instalment' };
/** The sandbox's limit. */
export const WHOLE_LINE = '50000.00';

export async function applyWith(
  person: Person,
  { db }: ConsoleTools,
  credit: Decisions['credit'],
): Promise<void> {
  await setDecisions(db, person.phone, { credit });
  await apply(person);
}

/** Applies, is approved, draws and is paid. Returns the loan's number. */
export async function borrow(
  person: Person,
  tools: ConsoleTools,
  wish: Partial<DrawWish> = {},
): Promise<string> {
  await applyWith(person, tools, 'approve');
  const { loanNo, state } = await draw(person, { ...WISH, ...wish });
  if (state !== 'paid') throw new Problem('放款没有成功，请先把这个手机号的放款决定改为 pay');
  return loanNo;
}

/** Applies and draws while the bank answers in this way. Returns the loan's number. */
export async function drawWhile(
  person: Person,
  tools: ConsoleTools,
  disburse: Decisions['disburse'],
): Promise<string> {
  await applyWith(person, tools, 'approve');
  await setDecisions(tools.db, person.phone, { disburse });
  return (await draw(person, WISH)).loanNo;
}

/** Repays what is due, or everything, and is booked. */
export async function repayNow(person: Person, loanNo: string, kind: 'due' | 'payoff'): Promise<void> {
  const { state } = await repay(person, loanNo, kind);
  if (state !== 'paid') throw new Problem('还款没有成功，请先把这个手机号的扣款决定改为 pay');
}

/** Moves the clock to this many days after the loan's first due date; negative: before it. */
export async function moveToDueDay(
  person: Person,
  { db }: ConsoleTools,
  loanNo: string,
  days: number,
): Promise<Note> {
  const { schedule } = await person.must('queryLoanState', { loanNo });
  const due = schedule[0]?.dueDate;
  if (due === undefined) throw new Problem('这笔借款还没有还款计划');
  const ahead = daysBetween(civilDateAt((await readClock(db)).getTime()), due) + days;
  if (ahead > 0) await advanceDays(db, ahead);
  return `产品时钟向前拨了${ahead}天，对所有客户都生效，不能拨回`;
}

/** A receipt or a statement of this person that the sandbox draws. */
export function paper(
  title: string,
  { facts: { name } }: Person,
  amount: string,
  on: string = specimenDefaults.on,
): Picture {
  const bytes = drawPaper({ title, name, amount, on });
  return { name: 'paper.jpg', type: 'image/jpeg', bytes };
}
