import { saveBlob } from '../files/saveBlob';
import type { CalendarOutcome, CalendarPort, Reminder } from './definitions';
import { calendarFile } from './calendarFile';

export type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

function handOver(reminders: readonly Reminder[]): Promise<CalendarOutcome> {
  const blob = new Blob([calendarFile(reminders, Date.now())], { type: 'text/calendar;charset=utf-8' });
  return Promise.resolve(saveBlob(blob, 'reminder.ics') ? 'handedOver' : 'unavailable');
}

export const calendar: CalendarPort = {
  remind: (reminder) => handOver([reminder]),
  remindAll: handOver,
};
