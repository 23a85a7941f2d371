import type { Reminder } from './definitions';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const LINE_OCTETS = 75;

/** RFC 5545 §3.3.5, form 2: UTC. */
const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 §3.3.11. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 §3.1: lines of 75 octets, not of 75 characters; a character is never cut. */
function fold(line: string): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const width = new TextEncoder().encode(character).length;
    if (octets + width > LINE_OCTETS) {
      rows.push(row);
      row = ' ';
      octets = 1;
    }
    row += character;
    octets += width;
  }
  return [...rows, row].join('\r\n');
}

/** Two different reminders at the same time are two events; the same reminder again is the same event. */
function uid({ title, notes, at }: Reminder): string {
  let sum = 0;
  for (const character of title + notes) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `${at}-${sum.toString(36)}@yunling-credit`;
}

function event(reminder: Reminder, now: number): string[] {
  const { title, notes, at } = reminder;
  return [
    'BEGIN:VEVENT',
    `UID:${uid(reminder)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + HALF_AN_HOUR_MS)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** An .ics file (RFC 5545): events of half an hour, each with an alarm at its start. now: milliseconds since 1970. */
export function calendarFile(reminders: readonly Reminder[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//yunling-credit//reminder//ZH',
    ...reminders.flatMap((reminder) => event(reminder, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
