import { View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable } from '../pressable';
import { words as broken } from '../words';
import { ERROR_CLASS } from '../errorClass';
import './index.scss';

interface PickedFieldProps {
  readonly label: string;
  /** The chosen value in words; undefined: nothing chosen yet. */
  readonly words: string | undefined;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A field whose value is picked from a sheet; looks like Field. */
export function PickedField(props: PickedFieldProps) {
  const { label, words, placeholder = '请选择', hint, error, disabled = false, onPress } = props;
  return (
    <View className={classes('yl-field', error && `yl-field--wrong ${ERROR_CLASS}`)}>
      <View className="yl-field__label">{label}</View>
      <View
        className="yl-field__line yl-picker__field yl-tap"
        {...pressable(onPress, { label: `${label}，${words ?? placeholder}`, disabled })}
      >
        <View className={classes('yl-picker__value', words === undefined && 'yl-field__placeholder')}>
          {broken(words ?? placeholder)}
        </View>
        <Icon name="down" size={16} className="yl-picker__down" />
      </View>
      <FieldNote hint={hint} error={error} />
    </View>
  );
}
