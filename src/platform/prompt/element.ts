/** An element with inline styles: prompts must work without any style sheet. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  css: string,
  content: string | readonly Node[] = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.style.cssText = css;
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
}

const SCALE = '--yl-prompt-scale';
/** The same factor as for text in elder mode (styles/theme.scss). */
const ELDER_SCALE = '1.25';

/** A font size that follows the browser's text size (rem) and grows in elder mode. */
export const textSize = (rem: number): string => `font-size:calc(${rem}rem*var(${SCALE},1));`;

export function setLarge(large: boolean): void {
  const { style } = document.documentElement;
  if (large) style.setProperty(SCALE, ELDER_SCALE);
  else style.removeProperty(SCALE);
}

export const FONT =
  'font-family:-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif;';
export const WHOLE_SCREEN = 'position:fixed;top:0;right:0;bottom:0;left:0;box-sizing:border-box;';
