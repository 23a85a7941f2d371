import { Textarea, View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { classes } from '../classes';
import './index.scss';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  /** Default 200; the count is shown. */
  readonly maxlength?: number;
}

/** Several lines of text with a count of the characters left. */
export function TextArea({
  label,
  value,
  onChange,
  placeholder = '',
  hint,
  error,
  maxlength = 200,
}: TextAreaProps) {
  return (
    <View className={classes('yl-field', error && 'yl-field--wrong')}>
      <View className="yl-field__label">{label}</View>
      <View className="yl-text-area__box">
        <Textarea
          className="yl-text-area__input"
          placeholderClass="yl-field__placeholder"
          value={value}
          placeholder={placeholder}
          maxlength={maxlength}
          cursorSpacing={120}
          nativeProps={{ 'aria-label': label, 'aria-invalid': String(Boolean(error)) }}
          onInput={(event) => onChange(event.detail.value)}
        />
        <View className="yl-text-area__count" aria-hidden="true">{`${value.length}/${maxlength}`}</View>
      </View>
      <FieldNote hint={hint} error={error} />
    </View>
  );
}
