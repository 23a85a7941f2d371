import { expect, it } from 'vitest';
import { entriesOf, othersThan, type Position } from '@/stores/positions';

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

const POSITIONS = [position('4', 'a', 'b'), position('1', 'c'), position('4', 'd'), position('2')];

it('parts the entries of one template from the positions of all others that show something', () => {
  expect(entriesOf(POSITIONS, '4').map(({ activityBannerText }) => activityBannerText)).toEqual([
    'a',
    'b',
    'd',
  ]);
  expect(othersThan(POSITIONS, '4')).toEqual([POSITIONS[1]]);
});
