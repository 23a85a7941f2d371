import { grayPathFor } from '@/domain/gray/move';
import { grayAfter, grayHeaders, isTracking, NO_GRAY, type GrayInfo } from '@/domain/gray/state';

const NOW = Date.UTC(2026, 10, 21, 3);
const MINUTE_MS = 60_000;
const IN = { h5gray: 'true', graystrategyid: 'G-1', graymonitor: '30' };
const OUT = { h5gray: 'false' };
const inGray: GrayInfo = { ...NO_GRAY, gray: true, custGrayId: 'G-1', monitor: 30, track: true };
const back: GrayInfo = {
  ...inGray,
  gray: false,
  backProdTime: NOW,
  endTrackTime: NOW + 30 * MINUTE_MS,
};

const after = (info: GrayInfo, headers: Record<string, string>, grayPage: boolean, now = NOW) =>
  grayAfter(info, headers, { grayPage, now });

describe('the state after an answer (spec §4 Gray mode)', () => {
  it.each<[string, GrayInfo, Record<string, string>, boolean, GrayInfo]>([
    ['in, on a production page', NO_GRAY, IN, false, inGray],
    ['in, when already in', inGray, IN, false, inGray],
    ['in, on the gray page', inGray, IN, true, inGray],
    [
      'in by another strategy',
      inGray,
      { ...IN, graystrategyid: 'G-2', graymonitor: '5' },
      false,
      { ...inGray, custGrayId: 'G-2', monitor: 5 },
    ],
    ['in again after a return', back, IN, false, inGray],
    ['in again while still on the gray page', back, IN, true, inGray],
    ['out, on the gray page', inGray, OUT, true, back],
    ['out, on a production page', NO_GRAY, OUT, false, NO_GRAY],
    ['out, before the gray page was reached', inGray, OUT, false, back],
    [
      'out, on a gray page opened by hand',
      NO_GRAY,
      OUT,
      true,
      { ...NO_GRAY, track: true, backProdTime: NOW, endTrackTime: NOW },
    ],
    ['no word of it, in', inGray, {}, true, inGray],
    ['no word of it, out', NO_GRAY, {}, false, NO_GRAY],
    ['another word', NO_GRAY, { h5gray: 'TRUE' }, false, NO_GRAY],
  ])('%s', (_name, info, headers, grayPage, expected) => {
    expect(after(info, headers, grayPage)).toEqual(expected);
  });

  it('that is repeated does not extend tracking', () => {
    expect(after(back, OUT, true, NOW + 10 * MINUTE_MS)).toBe(back);
    expect(after(inGray, IN, true)).toBe(inGray);
  });

  it.each([
    [{ graystrategyid: '<b>' }, { custGrayId: '' }],
    [{ graystrategyid: 'x'.repeat(65) }, { custGrayId: '' }],
    [{ graymonitor: '-5' }, { monitor: 0 }],
    [{ graymonitor: '1e9' }, { monitor: 0 }],
    [{ graymonitor: '99999' }, { monitor: 7 * 24 * 60 }],
    [{ graymonitor: '' }, { monitor: 0 }],
  ])('accepts only well-formed values: %o', (headers, expected) => {
    expect(after(NO_GRAY, { ...IN, ...headers }, false)).toMatchObject({ gray: true, ...expected });
  });
});

describe('tracking', () => {
  it.each<[string, GrayInfo, number, boolean]>([
    ['noOne', NO_GRAY, NOW, false],
    ['in the gray release', inGray, NOW + 1e10, true],
    ['just back', back, NOW, true],
    ['to the very end', back, NOW + 30 * MINUTE_MS, true],
    ['after the end', back, NOW + 30 * MINUTE_MS + 1, false],
    ['told to stop', { ...inGray, track: false }, NOW, false],
  ])('%s', (_name, info, now, expected) => {
    expect(isTracking(info, now)).toBe(expected);
  });
});

it('only gray users send gray and custGrayId (spec §6)', () => {
  expect(grayHeaders(inGray)).toEqual({ gray: 'true', custGrayId: 'G-1' });
  expect(grayHeaders(back)).toEqual({});
  expect(grayHeaders(NO_GRAY)).toEqual({});
});

describe('the way to the gray page', () => {
  it.each<[boolean, string, boolean, string | undefined]>([
    [true, '/', true, '/gray/'],
    [true, '/index.html', true, '/gray/'],
    [true, '/app/', true, '/app/gray/'],
    [true, '/app/index.html', true, '/app/gray/'],
    [true, '/gray/', true, undefined],
    [true, '/', false, undefined],
    [false, '/', true, undefined],
    // A mini-program has no address: headers only.
    [true, '', true, undefined],
  ])('gray %s at "%s", calm %s: %s', (gray, path, calm, expected) => {
    expect(grayPathFor(gray, { path, calm })).toBe(expected);
  });

  it('has no way back: a person who has left the release stays on the gray page', () => {
    expect(grayPathFor(false, { path: '/gray/', calm: true })).toBeUndefined();
  });
});
