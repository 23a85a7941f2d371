import { expect, it } from 'vitest';
import { splitByTemplate, type Position } from '@/stores/positions';

const item = (activityBannerText: string) => ({
  activityBannerText,
  subtitle: '',
  jumpUrl: '',
  tone: 'soft' as const,
});
const position = (template: string, ...names: string[]): Position => ({
  page: '02',
  isShow: 'true',
  title: '',
  template,
  templateDtoList: names.map(item),
});

it('parts the entries of one template from all the others, in their order', () => {
  const { own, others } = splitByTemplate(
    [position('4', 'a', 'b'), position('1', 'c'), position('4', 'd')],
    '4',
  );
  expect(own.map(({ activityBannerText }) => activityBannerText)).toEqual(['a', 'b', 'd']);
  expect(others.map(({ activityBannerText }) => activityBannerText)).toEqual(['c']);
});
