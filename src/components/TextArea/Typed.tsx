import { Textarea } from '@tarojs/components';
import type { TypedProps } from './props';

/** The text itself, as the host draws it. */
export function Typed({ value, most, placeholder, label, wrong, onText, onFocus, onBlur }: TypedProps) {
  return (
    <Textarea
      className="yl-text-area__input"
      placeholderClass="yl-text-area__placeholder"
      value={value}
      placeholder={placeholder}
      maxlength={most}
      autoHeight
      // Space between keyboard and text for the page's foot.
      cursorSpacing={120}
      nativeProps={{ 'aria-label': label, 'aria-invalid': String(wrong) }}
      onInput={(event) => onText(event.detail.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
