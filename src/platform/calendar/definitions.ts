export interface Reminder {
  readonly title: string;
  readonly notes: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * - `added`: it stands in the calendar
 * - `handedOver`: a calendar file was given to the person, who has to open it
 * - `denied`: the permission was refused; offer the settings
 * - `unconsented`: the person did not agree to the privacy guide
 */
export type CalendarOutcome =
  'added' | 'handedOver' | 'denied' | 'cancelled' | 'unconsented' | 'unavailable' | 'failed';

export interface CalendarPort {
  /** Puts a reminder into the phone's calendar (spec §6, calendar permission). */
  remind(reminder: Reminder): Promise<CalendarOutcome>;
}
