const HOUR_MS = 3_600_000;

/** When content that is always so many hours old came out. To the hour: it must not read a minute later at each look. */
export function publishedAt(ageHours: number, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return new Date((hour - ageHours) * HOUR_MS).toISOString();
}
