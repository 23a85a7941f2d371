import { useState, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { Icon } from '../Icon';
import { Sheet } from '../Sheet';
import { classes } from '../classes';
import { pressable } from '../pressable';
import './index.scss';

export interface PickerOption<K extends string | number> {
  readonly key: K;
  readonly label: string;
  readonly note?: string;
  /** End of the line: an amount, a Tag. */
  readonly right?: ReactNode;
  readonly disabled?: boolean;
}

interface PickerSheetProps<K extends string | number> {
  readonly open: boolean;
  readonly title: string;
  readonly note?: string;
  readonly options: readonly PickerOption<K>[];
  readonly value: K | undefined;
  readonly onPick: (key: K) => void;
  readonly onClose: () => void;
  /** Shown when there is nothing to choose from. */
  readonly empty?: string;
  /** Below the list: '添加银行卡'. */
  readonly foot?: ReactNode;
}

/** One of many, as a list in a sheet. Closes when one is picked. */
export function PickerSheet<K extends string | number>(props: PickerSheetProps<K>) {
  const { open, title, note, options, value, onPick, onClose, empty = '暂时没有可选的内容', foot } = props;
  return (
    <Sheet open={open} title={title} note={note} onClose={onClose} foot={foot}>
      {options.length === 0 && <View className="yl-picker__empty">{empty}</View>}
      <View role="radiogroup" aria-label={title}>
        {options.map((option) => {
          const chosen = option.key === value;
          const pick = () => {
            onPick(option.key);
            onClose();
          };
          return (
            <View
              key={option.key}
              className={classes(
                'yl-picker__option yl-tap',
                chosen && 'yl-picker__option--chosen',
                option.disabled && 'yl-picker__option--disabled',
              )}
              {...pressable(pick, { role: 'radio', checked: chosen, disabled: option.disabled })}
            >
              <View className="yl-picker__words">
                <View>{option.label}</View>
                {option.note && <View className="yl-picker__note">{option.note}</View>}
              </View>
              {option.right}
              <View className="yl-picker__mark">{chosen && <Icon name="check" />}</View>
            </View>
          );
        })}
      </View>
    </Sheet>
  );
}

interface PickerProps<K extends string | number> {
  readonly label: string;
  readonly options: readonly PickerOption<K>[];
  readonly value: K | undefined;
  readonly onChange: (key: K) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

/** A field whose value is picked from a sheet; looks like Field. */
export function Picker<K extends string | number>(props: PickerProps<K>) {
  const { label, options, value, onChange, placeholder = '请选择', hint, error, disabled = false } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.key === value);
  return (
    <View className={classes('yl-field', error && 'yl-field--wrong')}>
      <View className="yl-field__label">{label}</View>
      <View
        className="yl-field__line yl-picker__field yl-tap"
        {...pressable(() => setOpen(true), { label: `${label}，${chosen?.label ?? placeholder}`, disabled })}
      >
        <View className={classes('yl-picker__value', !chosen && 'yl-field__placeholder')}>
          {chosen?.label ?? placeholder}
        </View>
        <Icon name="down" size={16} className="yl-picker__down" />
      </View>
      <FieldNote hint={hint} error={error} />
      <PickerSheet
        open={open}
        title={label}
        options={options}
        value={value}
        onPick={onChange}
        onClose={() => setOpen(false)}
      />
    </View>
  );
}
