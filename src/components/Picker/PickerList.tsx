import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable } from '../pressable';
import { words } from '../words';
import './index.scss';

export interface PickerOption<K extends string | number> {
  readonly key: K;
  readonly label: string;
  readonly note?: string;
  /** At the end of the line: an amount, a Tag. */
  readonly right?: ReactNode;
  readonly disabled?: boolean;
}

interface PickerListProps<K extends string | number> {
  readonly label: string;
  readonly options: readonly PickerOption<K>[];
  readonly value: K | undefined;
  readonly onPick: (key: K) => void;
}

/** A choice of one among many options, as a list. */
export function PickerList<K extends string | number>({ label, options, value, onPick }: PickerListProps<K>) {
  return (
    <View role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const chosen = option.key === value;
        return (
          <View
            key={option.key}
            className={classes(
              'yl-picker__option yl-tap',
              chosen && 'yl-picker__option--chosen',
              option.disabled && 'yl-picker__option--disabled',
            )}
            {...pressable(() => onPick(option.key), {
              role: 'radio',
              checked: chosen,
              disabled: option.disabled,
            })}
          >
            <View className="yl-picker__words">
              <View>{words(option.label)}</View>
              {option.note && <View className="yl-picker__note">{words(option.note)}</View>}
            </View>
            {option.right}
            <View className="yl-picker__mark">{chosen && <Icon name="check" />}</View>
          </View>
        );
      })}
    </View>
  );
}
