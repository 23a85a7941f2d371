/** @jest-environment jest-fixed-jsdom */
import { pageFocus } from '@/platform/pageFocus/index';

let onView = 'first';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getCurrentInstance: () => ({ router: { $taroPath: onView } }) },
}));

const focused = () => document.activeElement?.id ?? '';
const find = (id: string) => document.getElementById(id) as HTMLElement;

/** As Taro: a new page comes after the one below it. */
function open(id: string, more = ''): void {
  const title = `<div class="yl-nav-bar__title" id="${id}-title">标题</div>`;
  document.body.insertAdjacentHTML('beforeend', `<div id="${id}">${title}${more}</div>`);
  onView = id;
}

function show(again = false): string {
  pageFocus.shown(again);
  jest.runAllTimers();
  return focused();
}

beforeAll(() => {
  // The first page of the visit.
  open('first');
  pageFocus.shown(false);
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  open('below', '<i id="row" tabindex="0"></i><input id="name">');
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.className = '';
});

describe('the focus after a change of pages', () => {
  it('is on the new page’s title, without a ring and without scrolling', () => {
    find('row').focus();
    open('next');
    const options: unknown[] = [];
    find('next-title').focus = function focus(how) {
      options.push(how);
      HTMLElement.prototype.focus.call(this);
    };
    expect(show()).toBe('next-title');
    expect(options).toEqual([{ preventScroll: true }]);
    expect([find('next-title').tabIndex, find('next-title').style.outline]).toEqual([-1, 'none']);
  });

  it('stays in a field that took it, in a question and in an open sheet', () => {
    open('form', '<input id="code">');
    find('code').focus();
    expect(show()).toBe('code');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="alertdialog"><i id="yes" tabindex="0"></i></div>',
    );
    find('yes').focus();
    expect(show()).toBe('yes');
    find('yes').blur();
    document.documentElement.className = 'yl-covered';
    expect(show()).toBe('');
  });

  it('comes back with Back to the control that led away, and its ring only with the next focus', () => {
    find('row').focus();
    open('next');
    show();
    find('next').remove();
    onView = 'below';
    expect(show(true)).toBe('row');
    expect(find('row').style.outline).toBe('none');
    find('row').blur();
    expect(find('row').style.outline).toBe('');
  });

  it('comes back to the title where a field would open the keyboard, and where the control has gone', () => {
    find('name').focus();
    find('name').blur();
    expect(show(true)).toBe('below-title');
    find('row').focus();
    find('row').remove();
    expect(show(true)).toBe('below-title');
  });

  it('is left to the page that came in the meantime', () => {
    open('next');
    pageFocus.shown(false);
    onView = 'below';
    jest.runAllTimers();
    expect(focused()).toBe('');
  });
});
