import {
  addDays,
  addMonths,
  civilDateAt,
  compare,
  daysBetween,
  dayText,
  dueDates,
  formatChinese,
  isCivilDate,
  monthsBetween,
  timeText,
} from '@/domain/dates/civil';

/** The same calculation by the host's own calendar. */
function hostDate(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

describe('civil dates', () => {
  it('agree with the Gregorian calendar of the host, every day from 1890 to 2120', () => {
    const first = Date.UTC(1890, 0, 1) / 86_400_000;
    const last = Date.UTC(2120, 11, 31) / 86_400_000;
    for (let day = first; day <= last; day += 1) {
      const date = hostDate(day);
      if (addDays('1970-01-01', day) !== date || daysBetween('1970-01-01', date) !== day)
        throw new Error(date);
    }
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });

  it.each([
    ['2026-11-18', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2023-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['20260101', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => expect(isCivilDate(text)).toBe(exists));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 13, '2027-06-30'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  it('counts days and months between dates in both directions', () => {
    expect(daysBetween('2026-11-18', '2026-12-18')).toBe(30);
    expect(daysBetween('2026-12-18', '2026-11-18')).toBe(-30);
    expect(monthsBetween('2026-11-30', '2027-02-01')).toBe(3);
  });

  it('orders them', () => {
    expect([
      compare('2026-01-02', '2026-01-10'),
      compare('2026-01-02', '2026-01-02'),
      compare('2027-01-01', '2026-12-31'),
    ]).toEqual([-1, 0, 1]);
  });

  it.each([
    ['2026-11-18', ['2026-12-18', '2027-01-18', '2027-02-18']],
    ['2026-12-28', ['2027-01-28', '2027-02-28', '2027-03-28']],
    ['2026-12-31', ['2027-01-28', '2027-02-28', '2027-03-28']],
    ['2024-01-29', ['2024-02-28', '2024-03-28', '2024-04-28']],
  ])('a loan of %s falls due on %j', (start, expected) => expect(dueDates(start, 3)).toEqual(expected));

  it('are written in Chinese', () => {
    expect(formatChinese('2026-12-18')).toBe('12月18日');
    expect(formatChinese('2026-01-05', 'full')).toBe('2026年1月5日');
  });

  it.each([
    ['2026-12-22', '2026-11-22', '12月22日'],
    ['2026-01-05', '2026-12-31', '1月5日'],
    ['2027-01-01', '2026-12-31', '2027年1月1日'],
    ['2025-12-31', '2026-01-01', '2025年12月31日'],
    ['2026-12-22', '', '2026年12月22日'],
  ])('%s reads, on %s, as %s', (day, today, text) => expect(dayText(day, today)).toBe(text));

  it.each([
    ['2026-11-18T06:05:59Z', '14:05'],
    ['2026-11-17T16:00:00Z', '00:00'],
    ['1969-12-31T15:59:00Z', '23:59'],
  ])('the time of day at %s is %s', (instant, text) => expect(timeText(Date.parse(instant))).toBe(text));

  it.each([
    ['2026-11-17T15:59:59.999Z', '2026-11-17'],
    ['2026-11-17T16:00:00.000Z', '2026-11-18'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['1969-12-31T15:59:59.000Z', '1969-12-31'],
  ])('at %s it is %s in Shanghai', (instant, date) => expect(civilDateAt(Date.parse(instant))).toBe(date));

  it('accepts another zone', () =>
    expect(civilDateAt(Date.parse('2026-11-18T03:00:00Z'), -240)).toBe('2026-11-17'));

  it.each(['', '2023-02-29', 'tomorrow'])('throws for %j', (text) =>
    expect(() => addDays(text, 1)).toThrow(RangeError),
  );
});
