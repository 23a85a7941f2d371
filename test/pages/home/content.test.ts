import type { Notice } from '@/features/notices/notices';
import { informing, type Position } from '@/features/positions';
import { bannersOf, componentsOf, noticeOf } from '@/pages/home/parts/content';

const item = (activityBannerText: string, jumpUrl = '') =>
  ({ activityBannerText, jumpUrl, subtitle: '', tone: 'soft' }) as const;
const position = (template: string, ...templateDtoList: Position['templateDtoList']): Position => ({
  page: '01',
  isShow: 'true',
  title: '',
  template,
  templateDtoList,
});

const POSITIONS = [
  position('5', item('横幅', '/pages/repay/index')),
  position('2', item('促销', '/pages/activity/index'), item('说明')),
  position('3', item('促销二', '/pages/activity/index')),
];
const namesOf = (positions: readonly Position[]) =>
  positions.map(({ templateDtoList }) => templateDtoList.map(({ activityBannerText }) => activityBannerText));

describe('operation positions of the home page', () => {
  it('give the banner’s text by template 5 and components by all others', () => {
    expect(bannersOf(POSITIONS).map(({ activityBannerText }) => activityBannerText)).toEqual(['横幅']);
    expect(namesOf(componentsOf(POSITIONS))).toEqual([['促销', '说明'], ['促销二']]);
  });

  it('in elder mode keep only what leads nowhere, in the banner too', () => {
    expect(namesOf(componentsOf(informing(POSITIONS)))).toEqual([['说明']]);
    expect(bannersOf(informing(POSITIONS))).toEqual([]);
  });
});

describe('the notice in the bar', () => {
  const notice = (id: string, isRead: 0 | 1): Notice => ({
    id,
    isRead,
    title: id,
    summary: '',
    publishedAt: '2026-11-21T00:00:00.000Z',
  });

  it.each([
    ['none', [], undefined],
    ['the newest unread', [notice('a', 1), notice('b', 0), notice('c', 0)], 'b'],
    ['the newest, where all are read', [notice('a', 1), notice('b', 1)], 'a'],
  ])('is %s', (_words, notices, id) => expect(noticeOf(notices)?.id).toBe(id));
});
