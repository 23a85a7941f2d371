import { rowsOf } from '../architecture/files';
import { calledOfWx, isInHost } from './calls';

const untested = rowsOf('test/package/lists/untested.tsv').map(
  ([name = '', why = '']) => [name, why] as const,
);

it('finds the calls it searches for', () => {
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

it('runs every function of wx in the host of the journeys, except the listed ones', () => {
  const listed = untested.map(([name]) => name);
  expect(calledOfWx.filter((name) => !isInHost(name) && !listed.includes(name))).toEqual([]);
});

it.each(untested)('%s is still called, and listed with a reason', (name, why) => {
  expect(calledOfWx).toContain(name);
  expect(why.length).toBeGreaterThan(10);
});
