const FIGURE_AND_UNIT = /([\d%*]|第) (?=[\d*]|MB|[元个期天张笔年月页位])/g;

/** Keeps a figure with its unit on one line by no-break spaces: '12,000.00 元', '第 3 期', '138 0013 8000'. Only for what is shown. */
export function unbroken<T>(words: T): T | string {
  return typeof words === 'string' ? words.replace(FIGURE_AND_UNIT, '$1\u00a0') : words;
}
