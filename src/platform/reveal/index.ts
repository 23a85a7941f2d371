import Taro from '@tarojs/taro';

/** Scrolls to a part of the current page. */
export interface RevealPort {
  /**
   * Scrolls to the first element with this class and focuses the first control in it, after the page has had time to draw it. An open
   * sheet comes before the page below it. Does nothing if there is no such element.
   */
  first(className: string): void;
}

/** React and Taro's elements have drawn the page by then. */
const DRAWN_MS = 60;
const CONTROL = 'input, textarea, [tabindex]';
const SHEET = '[role="dialog"][aria-modal="true"]';

const pageOnView = (): ParentNode =>
  document.getElementById(Taro.getCurrentInstance().router?.$taroPath ?? '') ?? document;

function find(className: string): HTMLElement | undefined {
  const sheets = [...document.querySelectorAll(SHEET)].reverse();
  const roots: readonly ParentNode[] = [...sheets, pageOnView()];
  return (
    roots.map((root) => root.querySelector<HTMLElement>(`.${className}`)).find((found) => found !== null) ??
    undefined
  );
}

/** True if it is inside the window and not under the page's bar or foot. */
function isInView(found: HTMLElement): boolean {
  const { top, bottom, left, width } = found.getBoundingClientRect();
  const x = left + width / 2;
  return [top + 1, bottom - 1].every((y) => found.contains(document.elementFromPoint?.(x, y) ?? null));
}

function show(className: string): void {
  const found = find(className);
  if (found === undefined) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (!isInView(found)) found.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  const control = found.matches(CONTROL) ? found : found.querySelector<HTMLElement>(CONTROL);
  // A note without a control: the screen reader continues from there.
  if (control === null) found.tabIndex = -1;
  (control ?? found).focus({ preventScroll: true });
}

export const reveal: RevealPort = {
  first: (className) => void setTimeout(() => show(className), DRAWN_MS),
};
