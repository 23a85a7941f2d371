/** What elder mode does not allow (product decisions). Each function runs in the page. */

/** Text below 18 px: what elements show themselves, and what fields and their placeholders show. */
export const smallTexts = (): string[] => {
  const LEAST_PX = 18;
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // What is for a screen reader alone is one px.
    return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
  };
  const sizeOf = (element: Element, part?: string): number =>
    parseFloat(getComputedStyle(element, part).fontSize);
  const found: string[] = [];
  const see = (element: Element, size: number, words: string): void => {
    if (size < LEAST_PX - 0.05)
      found.push(`text of ${size} px: ${words.trim().slice(0, 16)} .${element.className}`);
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (/^(script|style|svg|canvas|noscript)$/i.test(element.localName)) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const words = own.map(({ textContent }) => textContent ?? '').join('');
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if ((words.trim() === '' && !field) || !shown(element)) continue;
    if (!field) see(element, sizeOf(element), words);
    else if (element.placeholder === '') see(element, sizeOf(element), element.value);
    else see(element, sizeOf(element, '::placeholder'), element.placeholder);
  }
  return found;
};

/** More than one primary button; those under a sheet cannot be pressed. */
export const primaryButtons = (): string[] => {
  const shown = (element: Element): boolean => element.checkVisibility({ checkVisibilityCSS: true });
  const sheet = [...document.querySelectorAll('[role=dialog]')].filter(shown).at(-1);
  const buttons = [
    ...(sheet ?? document).querySelectorAll<HTMLElement>('.yl-button--primary, .yl-button--light'),
  ].filter(shown);
  return buttons.length > 1 ? [`main buttons: ${buttons.map(({ innerText }) => innerText).join(', ')}`] : [];
};

/** Parts that lead to an offer; what leads nowhere is information. */
export const advertisements = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.yl-promotion.yl-tap, .yl-promotion-head.yl-tap')]
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    .map(({ innerText }) => `advertises: ${innerText.slice(0, 20)}`);

/** A code that can come by voice is offered by SMS first. */
export const smsFirst = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.yl-code__voice')]
    .filter((element) => element.checkVisibility() && !element.innerText.includes('短信接收'))
    .map(({ innerText }) => `SMS first: ${innerText}`);

export const ELDER_MEASURES = [smallTexts, primaryButtons, advertisements, smsFirst];
