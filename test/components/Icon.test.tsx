/** @jest-environment jest-fixed-jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { renderSync } from 'sass';
import { Icon } from '@/components/Icon';
import { EARLY, FRAME, MORE } from '@/components/Icon/names';
import { drawings } from '../../config/drawings';

afterEach(cleanup);

const css = (sheet: string) =>
  renderSync({
    file: `src/components/Icon/${sheet}.scss`,
    functions: drawings.sassOptions.functions,
    silenceDeprecations: ['legacy-js-api'],
  }).css.toString();
const nameIn = (selector = '') => selector.match(/\.yl-icon--([a-zA-Z]+)::before/)?.[1];

/** Each picture of a sheet, with the names of its icons. */
const picturesOf = (sheet: string) =>
  [...css(sheet).matchAll(/([^{}]*)\{[^{}]*url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(
    ([, selectors = '', picture = '']) => ({
      names: selectors.split(',').map(nameIn),
      drawings: decodeURIComponent(picture).split('<g '),
    }),
  );

it.each([
  ['early', EARLY],
  ['frame', FRAME],
  ['more', MORE],
])('has the drawings of its names in %s.scss, and shows of their picture the place of each', (sheet, all) => {
  const pictures = picturesOf(sheet);
  expect(pictures.flatMap(({ names }) => names).sort()).toEqual([...all]);
  const places = [...css(sheet).matchAll(/([^{}]*)\{\s*-webkit-mask-position-x: -(\d+)em/g)];
  expect(places.map(([, selector, ems]) => [nameIn(selector), Number(ems)])).toEqual(
    pictures.flatMap(({ names }) => names.slice(1).map((name, at) => [name, (at + 1) * 2])),
  );
  for (const { names, drawings } of pictures)
    expect(drawings.map((one) => / d='/.test(one))).toEqual(names.map(() => true));
});

it('has each icon in one sheet only', () => {
  const all = [...EARLY, ...FRAME, ...MORE];
  expect(new Set(all).size).toBe(all.length);
});

it('is a picture with a name, or decoration', () => {
  render(
    <>
      <Icon name="coupon" label="优惠券" size={24} />
      <Icon name="bell" className="decoration" />
    </>,
  );
  expect(screen.getByRole('img', { name: '优惠券' }).className).toBe('yl-icon yl-icon--coupon yl-icon--24');
  expect(document.querySelector('.decoration')?.getAttribute('aria-hidden')).toBe('true');
});
