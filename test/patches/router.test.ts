/** @jest-environment jest-fixed-jsdom */
import '../elements/taroConstants';
import PageHandler from '@tarojs/router/dist/router/page';
import stacks from '@tarojs/router/dist/router/stack';
import { createHashHistory } from 'history';

// A person who is faster than the drawing of the next page: no journey can time that. The other moves: test/journeys/onView.h5.journey.ts.

type Parts = ConstructorParameters<typeof PageHandler>;
type Page = NonNullable<Parameters<PageHandler['unload']>[0]>;

const ANIMATION_MS = 200;
let handler: PageHandler;
/** Names of the pages that Taro was told to take for the current one, in order. */
let shown: string[];

/** A page of Taro's router; `draw` puts it on the screen as React does. */
class Opened {
  readonly page = {
    path: `pages/${this.name}?stamp=${this.name}`,
    $taroParams: { stamp: this.name },
    onLoad: (_params: unknown, drawn: () => void) => (this.drawn = drawn),
    onShow: () => shown.push(this.name),
    onUnload: () => this.element.remove(),
  } as unknown as Page;
  private readonly element = Object.assign(document.createElement('div'), { className: 'taro_page' });
  private drawn: () => void = () => undefined;

  constructor(
    private readonly name: string,
    place: number,
  ) {
    handler.load(this.page, undefined, '', place);
  }

  draw(): void {
    this.element.id = this.page.path ?? '';
    document.querySelector('.taro_router')?.append(this.element);
    this.drawn();
  }
}

/** What a person can see, the uppermost last. */
const onView = (): (string | undefined)[] =>
  [...document.querySelectorAll('.taro_page_show:not(.taro_page_shade)')].map(
    ({ id }) => id.split('stamp=')[1],
  );

const pushed = (name: string): Opened => {
  handler.hide(stacks.last);
  return new Opened(name, stacks.length);
};
const replaced = (name: string): Opened => {
  handler.unload(stacks.last);
  return new Opened(name, 0);
};
const back = (): void => {
  handler.comeBack(stacks.getItem(stacks.length - 2));
  handler.unload(stacks.last, 1, true);
};
const passes = (): void => void jest.advanceTimersByTime(2 * ANIMATION_MS);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div class="taro_router"></div>';
  const routes = [{ path: 'pages/home/index' }];
  const config = { routes, router: {}, animation: { duration: ANIMATION_MS, delay: 0 } };
  handler = new PageHandler(config as unknown as Parts[0], createHashHistory());
  shown = [];
  new Opened('below', 0).draw();
});
afterEach(() => {
  jest.useRealTimers();
  while (stacks.length > 0) stacks.pop();
});

it('shows the page below until the one above has slid in', () => {
  const above = pushed('above');
  passes();
  expect(onView()).toEqual(['below']);
  above.draw();
  jest.advanceTimersByTime(ANIMATION_MS / 2);
  expect(onView()).toEqual(['below', 'above']);
  passes();
  expect(onView()).toEqual(['above']);
});

it.each([
  ['drawn only after that', (page: Opened) => page.draw()],
  ['never drawn', () => undefined],
])('stays on the page below after Back from a page that is %s', (_, later) => {
  const above = pushed('above');
  back();
  later(above);
  jest.advanceTimersByTime(ANIMATION_MS / 2);
  expect(onView()).toEqual(['below']);
  passes();
  expect(onView()).toEqual(['below']);
  expect(shown).toEqual(['below']);
});

it('comes back to the page below while its page above slides in, and away from it again', () => {
  pushed('above').draw();
  jest.advanceTimersByTime(ANIMATION_MS / 2);
  back();
  const other = pushed('other');
  passes();
  expect(onView()).toEqual(['below']);
  other.draw();
  passes();
  expect(onView()).toEqual(['other']);
});

it('leaves nothing of a replaced page above the one that Back leads to', () => {
  pushed('above').draw();
  passes();
  replaced('other');
  passes();
  expect(onView()).toEqual(['above']);
  back();
  passes();
  expect(onView()).toEqual(['below']);
});

it('leaves no page on the screen that is left before it was drawn, from tab to tab', () => {
  const other = pushed('other');
  handler.hide(other.page);
  stacks.pop();
  handler.show(stacks.last);
  other.draw();
  passes();
  expect(onView()).toEqual(['below']);
  expect(shown).toEqual(['below', 'below']);
});

it('comes to a tab that was left before it was drawn, and tapped again', () => {
  const below = stacks.last;
  const other = pushed('other');
  handler.hide(other.page);
  handler.show(below);
  handler.hide(below);
  handler.show(other.page);
  passes();
  expect(onView()).toEqual(['below']);
  other.draw();
  passes();
  expect(onView()).toEqual(['other']);
  expect(shown).toEqual(['below', 'below', 'other']);
});

it('does not look for a page for ever that was closed before it was drawn', () => {
  const other = pushed('other');
  handler.hide(other.page);
  handler.unload(other.page);
  passes();
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['page', '?from=one', true],
  ['page', '?from=other', false],
  ['page', '', false],
  ['other', '?from=one', false],
])('knows whether the address names a page that is drawn: %s%s', (name, query, expected) => {
  const goTo = (path: string, search: string): void => {
    window.location.hash = `#/pages/${path}${search}`;
    handler.pathname = `pages/${path}`;
  };
  goTo('page', '?from=one');
  const opened = pushed('page');
  expect(handler.isAt(opened.page)).toBe(false);
  opened.draw();
  goTo(name, query);
  expect(handler.isAt(opened.page)).toBe(expected);
  back();
  expect(handler.isAt(opened.page)).toBe(false);
});
