import { calendarFile } from '@/platform/calendar/calendarFile';

const AT = Date.UTC(2026, 11, 21, 2, 0, 0);
const file = (title: string, notes: string) => calendarFile([{ title, notes, at: AT }], AT - 1000);

/** Undoes the line folding of RFC 5545 §3.1. */
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('calendar file', () => {
  it('has the event at its time in UTC, with an alarm', () => {
    expect(unfolded(file('重新申请', '上午十点'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//yunling-credit//reminder//ZH',
      'BEGIN:VEVENT',
      expect.stringMatching(new RegExp(`^UID:${AT}-\\w+@yunling-credit$`)),
      'DTSTAMP:20261221T015959Z',
      'DTSTART:20261221T020000Z',
      'DTEND:20261221T023000Z',
      'SUMMARY:重新申请',
      'DESCRIPTION:上午十点',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:重新申请',
      'TRIGGER:PT0M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has another id for another event at the same time, and the same id when fetched again', () => {
    const uid = (title: string, notes: string) =>
      unfolded(file(title, notes)).find((line) => line.startsWith('UID:'));
    expect(uid('还款', '第1期')).toBe(uid('还款', '第1期'));
    expect(new Set([uid('还款', '第1期'), uid('还款', '第2期'), uid('重新申请', '第1期')]).size).toBe(3);
  });

  it('has several events in one file', () => {
    const days = [1, 2, 3].map((day) => ({
      title: `第 ${day} 期`,
      notes: '还款',
      at: AT + day * 86_400_000,
    }));
    const lines = unfolded(calendarFile(days, AT));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261222T020000Z',
      'DTSTART:20261223T020000Z',
      'DTSTART:20261224T020000Z',
    ]);
  });

  it('escapes special characters, so that no text can begin a line', () => {
    expect(unfolded(file('a,b;c\\d', 'one\r\nEND:VEVENT\ntwo'))).toEqual(
      expect.arrayContaining(['SUMMARY:a\\,b\\;c\\\\d', 'DESCRIPTION:one\\nEND:VEVENT\\ntwo']),
    );
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const notes = '还款提醒💰'.repeat(40);
    const text = file('t', notes);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`DESCRIPTION:${notes}`);
  });
});
