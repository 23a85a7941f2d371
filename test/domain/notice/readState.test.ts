import { shouldMarkRead } from '@/domain/notice/readState';
import { combinations } from '../seeded';

describe('shouldMarkRead (spec §4 Notice read state)', () => {
  it('holds for every person and every notice', () => {
    const cases = combinations({
      loggedIn: [true, false],
      phone: ['13800138000', '', ' ', null, undefined],
      isRead: [0, '0', '', null, undefined, 1, '1', 2],
    });
    for (const { loggedIn, phone, isRead } of cases) {
      const expected = loggedIn && phone === '13800138000' && ![1, '1', 2].some((read) => read === isRead);
      expect(
        shouldMarkRead({ loggedIn, phone }, { isRead }),
        JSON.stringify({ loggedIn, phone, isRead }),
      ).toBe(expected);
    }
  });

  it('treats a notice without the field as unread', () =>
    expect(shouldMarkRead({ loggedIn: true, phone: '13800138000' }, {})).toBe(true));
});
