/** @jest-environment jest-fixed-jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { renderSync } from 'sass';
import { Icon } from '@/components/Icon';
import { EARLY, MORE } from '@/components/Icon/names';
import { drawings } from '../../config/drawings';

afterEach(cleanup);

const css = (sheet: string) =>
  renderSync({
    file: `src/components/Icon/${sheet}.scss`,
    functions: drawings.sassOptions.functions,
    silenceDeprecations: ['legacy-js-api'],
  }).css.toString();
const drawnIn = (sheet: string) =>
  [...css(sheet).matchAll(/\.yl-icon--([a-zA-Z]+)::before/g)].map(([, name]) => name);

it.each([
  ['index', EARLY],
  ['more', MORE],
])('has the drawings of its names in %s.scss', (sheet, names) => {
  expect(drawnIn(sheet)).toEqual([...names]);
  expect([...css(sheet).matchAll(/image\/svg\+xml,%3Csvg .*? d='/g)].length).toBe(names.length);
});

it('has each icon in one sheet only', () => {
  expect(EARLY.filter((name) => (MORE as readonly string[]).includes(name))).toEqual([]);
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
