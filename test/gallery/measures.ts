/** What one page shows wrongly, besides what jumps and what axe finds. Each function runs in the page. */

/** Text that its box cuts off. */
export const cutTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.yl-page *')]
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
      const own = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      return own && hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `cut: ${element.innerText.slice(0, 20)}`);

/** Controls that are too small for a finger. */
export const smallControls = (): string[] => {
  const controls =
    '[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],button,a[href],input';
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const shown = element.getClientRects().length > 0 && element.closest('.yl-page') !== null;
      // A field is touched by its row, and a hidden one by its drawn box.
      const field = element.localName === 'input';
      return shown && !field && width > 1 && (height < 43.5 || width < 43.5);
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.innerText.slice(0, 16);
      return `small: ${name} ${Math.round(width)}×${Math.round(height)}`;
    });
};

/** A figure with its unit in two lines, a line that begins with punctuation, or one character alone on the last line. */
export const brokenLines = (): string[] => {
  const han = /^\p{Script=Han}+$/u;
  const range = document.createRange();
  const found: string[] = [];
  /** The middle of the line that each character of the element's own text is on. */
  const linesOf = (element: Element): { text: string; lines: number[] } => {
    const lines: number[] = [];
    let text = '';
    for (const node of element.childNodes) {
      if (node.nodeType !== 3) continue;
      const own = node.textContent ?? '';
      text += own;
      for (let at = 0; at < own.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, height } = range.getBoundingClientRect();
        lines.push(height === 0 ? Number.NaN : top + height / 2);
      }
    }
    return { text, lines };
  };
  for (const element of document.querySelectorAll('.yl-page *, .yl-sheet *')) {
    const { text, lines } = linesOf(element);
    if (text.length < 2 || element.getClientRects().length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const apart = (a: number, b: number): boolean => Math.abs((lines[a] ?? 0) - (lines[b] ?? 0)) > size / 2;
    for (const { index } of text.matchAll(/[，。、；：！？）》”]/g)) {
      if (index > 0 && apart(index, index - 1))
        found.push(`starts a line: ${text.slice(Math.max(0, index - 6), index + 1)}`);
    }
    const last = text.trimEnd().length - 1;
    if (last > 1 && han.test(text.slice(last, last + 1)) && apart(last, last - 1))
      found.push(`lone: ${text.slice(-12)}`);
    for (const { 0: figure, index } of text.matchAll(/\d[\d,.]*\s?[元个期天张笔%]/g)) {
      if (apart(index, index + figure.length - 1)) found.push(`unit: ${figure}`);
    }
  }
  return found;
};

/** A foot that leaves too little of the page. */
export const largeFoot = (): string[] =>
  [...document.querySelectorAll('.yl-page__foot')]
    .map((foot) => foot.getBoundingClientRect().height / window.innerHeight)
    .filter((share) => share > 0.4)
    .map((share) => `foot: ${Math.round(share * 100)} % of the screen`);

/** The height that shows the whole page: on H5 each page scrolls, in the mini-program its document does. */
export const wholeHeight = (): number => {
  const shown = [...document.querySelectorAll('.taro_page')].filter(
    (page) => page.getClientRects().length > 0,
  );
  const scrolls = shown.length > 0 ? shown : [document.documentElement];
  // The screen, which holds the mini-program's page in a frame.
  const screen = window.top?.innerHeight ?? window.innerHeight;
  return Math.max(screen, ...scrolls.map((page) => page.scrollHeight + (screen - page.clientHeight)));
};

/** Undefined while the page loads; otherwise what it shows, to compare two looks. */
export const atRest = (): string | undefined => {
  const shown = (element: Element): boolean => element.getClientRects().length > 0;
  const busy = [...document.querySelectorAll('[aria-busy=true], .yl-skeleton, .yl-hero--place')].some(shown);
  const main = [...document.querySelectorAll('[role=main], .yl-page__body')].filter(shown);
  if (busy || main.length === 0) return undefined;
  return `${window.location.href} ${document.body.innerText}`;
};

/** Words of the title bar that a heading below repeats: the same thing is said twice at once. */
export function doubleTitles(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => (element.textContent ?? '').trim());
  const bars = new Set(shown('.yl-nav-bar__title'));
  const below =
    '.yl-card__title, .yl-lead__title, .yl-result__title, .yl-notice__title, .yl-sheet__title, .yl-hero__label, .yl-choice__label';
  return shown(below)
    .filter((words) => words !== '' && bars.has(words))
    .map((words) => `double title: ${words}`);
}
