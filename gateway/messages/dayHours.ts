import { SHANGHAI_OFFSET_MINUTES } from '@/domain/dates/civil';

const HOUR_MS = 3_600_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** Reminders wake nobody: they are sent from 8:00 to 21:00 in Asia/Shanghai. */
const FROM = 8;
const UNTIL = 21;

/** Whether reminders may be sent at this moment. */
export function isDaytime(at: Date): boolean {
  const hours = Math.floor(at.getTime() / HOUR_MS + SHANGHAI_OFFSET_MINUTES / MINUTES_PER_HOUR);
  const hour = hours % HOURS_PER_DAY;
  return hour >= FROM && hour < UNTIL;
}
