/** @jest-environment jest-fixed-jsdom */
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { View } from '@/elements/plain';
import { filesIn, textOf } from '../architecture/files';

afterEach(cleanup);

/** As a page writes it: Taro's types know these names, the element takes any. */
const view = (props: object) => <View {...props} />;
const drawn = () => document.querySelector<HTMLElement>('taro-view-core');

it('writes what an attribute can hold, under the names of the browser', () => {
  render(
    view({
      className: 'a b',
      style: { color: 'red' },
      id: 'card',
      ariaLabel: '额度',
      'aria-hidden': 'true',
      ariaRole: 'button',
      tabIndex: -1,
      hoverClass: 'yl-pressed',
      catchMove: true,
      data: { not: 'written' },
    }),
  );
  const element = drawn();
  expect(
    Object.fromEntries(element?.getAttributeNames().map((name) => [name, element.getAttribute(name)]) ?? []),
  ).toEqual({
    class: 'a b',
    style: 'color: red;',
    id: 'card',
    'aria-label': '额度',
    'aria-hidden': 'true',
    'data-host-role': 'button',
    tabindex: '-1',
    'hover-class': 'yl-pressed',
  });
});

it('calls the newest handler, and none that was taken away', () => {
  const calls: string[] = [];
  const { rerender } = render(view({ onClick: () => calls.push('first') }));
  rerender(view({ onClick: () => calls.push('second') }));
  drawn()?.click();
  rerender(view({}));
  drawn()?.click();
  expect(calls).toEqual(['second']);
});

it('listens on the element: a handler may prevent what the browser does with a touch', () => {
  render(view({ onTouchMove: (event: Event) => event.preventDefault() }));
  const move = new Event('touchmove', { bubbles: true, cancelable: true });
  drawn()?.dispatchEvent(move);
  expect(move.defaultPrevented).toBe(true);
});

it('gives its element to a ref', () => {
  const ref = createRef<HTMLElement>();
  render(view({ ref }));
  expect(ref.current).toBe(drawn());
});

it('needs nothing for pulling a page down: no page asks for it (src/elements/defined)', () => {
  const pages = filesIn('src').filter((path) => path.endsWith('.config.ts'));
  expect(pages).toContain('src/app.config.ts');
  expect(pages.filter((path) => textOf(path).includes('enablePullDownRefresh'))).toEqual([]);
});
