import { publishedText } from '@/domain/notice/published';

describe('publishedText', () => {
  it.each([
    ['2026-11-18T01:05:00.000Z', '2026年11月18日 09:05'],
    ['2026-11-18T15:59:59.999Z', '2026年11月18日 23:59'],
    ['2026-11-18T16:00:00.000Z', '2026年11月19日 00:00'],
    ['2025-12-31T16:30:00Z', '2026年1月1日 00:30'],
    ['1969-12-31T23:30:00Z', '1970年1月1日 07:30'],
    ['', ''],
    ['yesterday', ''],
  ])('%s is %s', (instant, expected) => {
    expect(publishedText(instant)).toBe(expected);
  });
});
