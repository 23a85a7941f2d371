import Radio from '@nutui/nutui-react-taro/dist/es/packages/radio';
import '@nutui/nutui-react-taro/dist/es/packages/radio/style/style.css';
import { View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { classes } from '../classes';
import { pressable } from '../pressable';
import { words } from '../words';
import { ERROR_CLASS } from '../errorClass';
import '../../styles/nutui.scss';
import './index.scss';

export interface ChoiceOption<K extends string | number> {
  readonly key: K;
  readonly label: string;
  /** A second line inside the chip. */
  readonly note?: string;
  readonly disabled?: boolean;
}

interface ChoiceProps<K extends string | number> {
  readonly label: string;
  readonly options: readonly ChoiceOption<K>[];
  /** Undefined: nothing chosen yet. */
  readonly value: K | undefined;
  readonly onChange: (key: K) => void;
  readonly hint?: string;
  readonly error?: string;
}

/** A choice of one among a few options, as chips. */
export function Choice<K extends string | number>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
}: ChoiceProps<K>) {
  return (
    <View className={classes('yl-choice', error && ERROR_CLASS)} role="radiogroup" aria-label={label}>
      <View className="yl-choice__label">{words(label)}</View>
      <View className="yl-choice__chips">
        {options.map((option) => {
          const chosen = option.key === value;
          return (
            <View
              key={option.key}
              className={classes(
                'yl-choice__chip yl-tap',
                option.disabled && 'yl-choice__chip--disabled',
                option.disabled && !option.note && 'yl-choice__chip--struck',
              )}
              {...pressable(() => !chosen && onChange(option.key), {
                role: 'radio',
                checked: chosen,
                disabled: option.disabled,
              })}
            >
              {/* NutUI draws the chip; the element around it is the control, because NutUI's chip takes no role and no keys. */}
              <Radio shape="button" value={option.key} checked={chosen} disabled={option.disabled}>
                <View>{words(option.label)}</View>
                {option.note && <View className="yl-choice__note">{words(option.note)}</View>}
              </Radio>
            </View>
          );
        })}
      </View>
      <FieldNote hint={hint} error={error} />
    </View>
  );
}
