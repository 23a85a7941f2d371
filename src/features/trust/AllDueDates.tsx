import { TextLink } from '@/components/TextLink';
import { moneyText, type Fen } from '@/domain/money/fen';
import { remindOnAll, type DayReminder } from '../reminder';
import { ALL_DUE_DATES } from './words';

interface DueRow {
  readonly term: number;
  readonly dueDate: string;
  readonly total: Fen;
  readonly state: string;
}

/** A reminder for each future instalment. */
export const dueReminders = (rows: readonly DueRow[]): DayReminder[] =>
  rows
    .filter(({ state }) => state === 'future' || state === 'due')
    .map(({ term, dueDate, total }) => ({
      date: dueDate,
      title: `还款日：第 ${term} 期 ${moneyText(total)}`,
      notes: '请在当天结束前还款。提前还款或金额有变化时，以应用里显示的为准。',
    }));

/** Adds all future due dates to the calendar in one go. */
export function AllDueDates({ rows }: { readonly rows: readonly DueRow[] }) {
  const reminders = dueReminders(rows);
  if (reminders.length === 0) return null;
  return (
    <TextLink icon="clock" onPress={() => remindOnAll(reminders)}>
      {ALL_DUE_DATES(reminders.length)}
    </TextLink>
  );
}
