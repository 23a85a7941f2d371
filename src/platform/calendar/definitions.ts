export interface Reminder {
  readonly title: string;
  readonly notes: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * - `added`: the reminder is in the calendar
 * - `handedOver`: the person got a calendar file and has to open it
 * - `denied`: the permission was denied; offer the settings
 * - `unconsented`: the person did not agree to the privacy guide
 */
export type CalendarOutcome =
  'added' | 'handedOver' | 'denied' | 'cancelled' | 'unconsented' | 'unavailable' | 'failed';

export interface CalendarPort {
  /** Adds a reminder to the phone's calendar (spec §6, calendar permission). */
  remind(reminder: Reminder): Promise<CalendarOutcome>;
  /** Adds several reminders in one go; stops at the first that fails. */
  remindAll(reminders: readonly Reminder[]): Promise<CalendarOutcome>;
}
