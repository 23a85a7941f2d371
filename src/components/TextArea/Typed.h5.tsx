import type { TypedProps } from './props';

const LEAST_ROWS = 4;
const MOST_ROWS = 10;
/** About as many characters as fit a line of a phone. */
const LINE = 18;

const rowsOf = (value: string): number =>
  value.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0);

/** The browser's text area: Taro's element would be part of the first load, which needs none. */
export function Typed({ value, most, placeholder, label, wrong, onText, onFocus, onBlur }: TypedProps) {
  return (
    <textarea
      className="yl-text-area__input"
      value={value}
      placeholder={placeholder}
      maxLength={most}
      rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, rowsOf(value)))}
      aria-label={label}
      aria-invalid={wrong}
      onChange={(event) => onText(event.target.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
