const FIGURE_AND_UNIT = /([\d%*]|第) (?=[\d*]|MB|[元个期天张笔年月页位])/g;

/** An ID number or a card number, longer than the half line that a row leaves for it with large text: it may break between its groups. */
const LONG_NUMBER = /[\dX*]{3,}(?:\u00a0[\dX*]{3,}){2,}/g;
const HALF_LINE = 15;

/** Keeps a figure with its unit on one line by no-break spaces: '12,000.00 元', '第 3 期', '138 0013 8000'. Only for what is shown. */
export function unbroken<T>(words: T): T | string {
  return typeof words === 'string'
    ? words
        .replace(FIGURE_AND_UNIT, '$1\u00a0')
        .replace(LONG_NUMBER, (number) =>
          number.length > HALF_LINE ? number.replace(/\u00a0/g, ' ') : number,
        )
    : words;
}
