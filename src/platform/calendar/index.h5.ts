import { saveBlob } from '../files/saveBlob';
import type { CalendarPort } from './definitions';
import { calendarFile } from './calendarFile';

export type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

export const calendar: CalendarPort = {
  remind(reminder) {
    const blob = new Blob([calendarFile(reminder, Date.now())], { type: 'text/calendar;charset=utf-8' });
    return Promise.resolve(saveBlob(blob, 'reminder.ics') ? 'handedOver' : 'unavailable');
  },
};
