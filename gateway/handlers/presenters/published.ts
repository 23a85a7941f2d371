import { HOUR_MS } from '../../units';

/** Publication time of content that is always `ageHours` old. Rounded to the hour, so that it does not change on every request. */
export function publishedAt(ageHours: number, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return new Date((hour - ageHours) * HOUR_MS).toISOString();
}
