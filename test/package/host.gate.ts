import { rowsOf } from '../architecture/files';
import { calledOfWx, isInHost } from './calls';

const untested = rowsOf('test/package/lists/untested.tsv').map(
  ([name = '', why = '']) => [name, why] as const,
);

it('finds the calls it looks for', () => {
  expect(calledOfWx).toEqual(
    expect.arrayContaining([
      'request',
      'uploadFile',
      'navigateTo',
      'chooseMedia',
      'getStorageSync',
      'showModal',
    ]),
  );
});

it('proves every function of wx by the host of the journeys, but for those that are listed', () => {
  const listed = untested.map(([name]) => name);
  expect(calledOfWx.filter((name) => !isInHost(name) && !listed.includes(name))).toEqual([]);
});

it.each(untested)('%s is still called, and listed with a reason', (name, why) => {
  expect(calledOfWx).toContain(name);
  expect(why.length).toBeGreaterThan(10);
});
