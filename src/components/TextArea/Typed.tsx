import { Textarea } from '@tarojs/components';
import { useTyping } from '../typing';
import type { TypedProps } from './props';

/** The text itself, as the host draws it. */
export function Typed({ value, most, placeholder, label, wrong, onText, onFocus, onBlur }: TypedProps) {
  const typing = useTyping(value, onText);
  return (
    <Textarea
      className="yl-text-area__input"
      placeholderClass="yl-text-area__placeholder"
      {...typing.control}
      placeholder={placeholder}
      maxlength={most}
      autoHeight
      // Space between keyboard and text for the page's foot.
      cursorSpacing={120}
      nativeProps={{ 'aria-label': label, 'aria-invalid': String(wrong) }}
      onFocus={onFocus}
      onBlur={() => {
        typing.left();
        onBlur();
      }}
    />
  );
}
