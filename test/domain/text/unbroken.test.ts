import { unbroken } from '@/domain/text/unbroken';

describe('unbroken', () => {
  it.each([
    ['现在可借 12,000.00 元', '现在可借 12,000.00_元'],
    ['第 3 期 12月22日应还', '第_3_期 12月22日应还'],
    ['期限 12 个月，已逾期 3 天', '期限 12_个月，已逾期 3_天'],
    ['以后用 138 0013 8000 登录', '以后用 138_0013_8000 登录'],
    ['138 **** 8000', '138_****_8000'],
    ['1***** ******** ***4', '1***** ******** ***4'],
    ['110105 19491231 002X', '110105 19491231 002X'],
    ['12月22日 14:05', '12月22日 14:05'],
    ['', ''],
  ])('%s', (words, kept) => expect(unbroken(words)).toBe(kept.replace(/_/g, '\u00a0')));

  it('leaves what is not text', () => {
    expect(unbroken(undefined)).toBeUndefined();
    expect(unbroken(12)).toBe(12);
  });
});
