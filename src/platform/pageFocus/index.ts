import Taro from '@tarojs/taro';

/** Where the keyboard and the screen reader are after a change of pages. */
export interface PageFocusPort {
  /** Call it when a page is shown; `again`: it was shown before, and the person has come back to it. */
  shown(again: boolean): void;
}

/** React and Taro's elements draw the page in between, and an element that is moved loses the focus. */
const TRIES_MS = [0, 60, 200];
const TITLE = '.yl-nav-bar__title';
/** A focused one opens the phone's keyboard. */
const TYPED_IN = 'input, textarea';
const OVER_PAGES = '[role="dialog"], [role="alertdialog"]';

/** The last focused control of each page that still exists. */
const left = new WeakMap<Element, HTMLElement>();
let begun = false;

const pageOnView = (): HTMLElement | null =>
  document.getElementById(Taro.getCurrentInstance().router?.$taroPath ?? '');

function remember({ target }: FocusEvent): void {
  const page = pageOnView();
  const control = target as HTMLElement;
  if (page?.contains(control) && !control.matches(`${TITLE}, ${TYPED_IN}`)) left.set(page, control);
}

/** Without a ring, which says that keys are in use; if they are, the next one moves on from here. */
function focusQuietly(element: HTMLElement): void {
  const { style } = element;
  style.outline = 'none';
  element.addEventListener('blur', () => (style.outline = ''), { once: true });
  element.focus({ preventScroll: true });
}

function enter(page: HTMLElement | null, again: boolean): void {
  if (page === null || page !== pageOnView()) return;
  const focused = document.activeElement;
  // A field with autofocus, a control that the person has tapped already, an open sheet or question.
  if (focused !== null && (page.contains(focused) || focused.closest(OVER_PAGES) !== null)) return;
  if (document.documentElement.classList.contains('yl-covered')) return;
  const before = again ? left.get(page) : undefined;
  if (before !== undefined && page.contains(before)) return focusQuietly(before);
  const title = page.querySelector<HTMLElement>(TITLE);
  if (title === null) return;
  title.tabIndex = -1;
  focusQuietly(title);
}

export const pageFocus: PageFocusPort = {
  shown(again) {
    // The first page: the browser begins at its top by itself.
    if (!begun) {
      begun = true;
      document.addEventListener('focusin', remember);
      return;
    }
    const page = pageOnView();
    TRIES_MS.forEach((after) => setTimeout(() => enter(page ?? pageOnView(), again), after));
  },
};
