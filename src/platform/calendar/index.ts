import type { CalendarPort } from './definitions';

export type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

export const calendar: CalendarPort = {
  remind: () => Promise.resolve('unavailable'),
  remindAll: () => Promise.resolve('unavailable'),
};
