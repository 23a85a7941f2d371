import { entriesOf, fetchPositions, forgetPositions, othersThan, type Position } from '@/features/positions';
import { makeWorld, type World } from '../request/world';

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

it('separates the entries of one template from the positions of all others that show something', () => {
  expect(entriesOf(POSITIONS, '4').map(({ activityBannerText }) => activityBannerText)).toEqual([
    'a',
    'b',
    'd',
  ]);
  expect(othersThan(POSITIONS, '4')).toEqual([POSITIONS[1]]);
});

beforeEach(forgetPositions);

/** A server with these positions, sent to any client that does not have them. */
const having = (md5: string, positionDtoList: readonly object[]): World =>
  makeWorld(({ params }) => ({
    envelope: { code: 200, data: { md5, positionDtoList: params['md5'] === md5 ? [] : positionDtoList } },
  }));

it('accepts positions of the page whose isShow is the text true; any other is left out alone', async () => {
  const [shown] = POSITIONS;
  having('m-1', [
    ...['false', 'TRUE', '1', '', true, 1, null, undefined].map((isShow) => ({ ...shown, isShow })),
    ...['01', '03', '04', ''].map((page) => ({ ...shown, page })),
    { ...shown },
  ]);
  expect(await fetchPositions('02')).toEqual([shown]);
});

it('keeps the same list object while its md5 is unchanged, and accepts the new list with a new md5', async () => {
  const world = having('m-1', POSITIONS);
  const first = await fetchPositions('02');
  expect(await fetchPositions('02')).toBe(first);
  expect(world.seen.map(({ params }) => params['md5'])).toEqual([undefined, 'm-1']);
  having('m-2', POSITIONS.slice(0, 1));
  expect(await fetchPositions('02')).toEqual(POSITIONS.slice(0, 1));
});

it.each([undefined, ''])('keeps no copy of a list without an md5 (%s)', async (md5) => {
  const world = makeWorld(() => ({
    envelope: { code: 200, data: { md5, positionDtoList: POSITIONS.slice(world.seen.length) } },
  }));
  expect(await fetchPositions('02')).toEqual(POSITIONS.slice(1));
  expect(await fetchPositions('02')).toEqual(POSITIONS.slice(2));
  expect(world.seen.map(({ params }) => params['md5'])).toEqual([undefined, undefined]);
});
