import { timeText } from '@/domain/dates/civil';

/** Reminders wake no one: times of day in Asia/Shanghai between which they are sent. */
const FROM = '08:00';
const UNTIL = '21:00';

/** Whether reminders may be sent at this moment. */
export function isDaytime(at: Date): boolean {
  const time = timeText(at.getTime());
  return time >= FROM && time < UNTIL;
}
