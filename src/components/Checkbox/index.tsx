import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable } from '../pressable';
import './index.scss';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Spoken name; also the text beside it when there are no children. */
  readonly label: string;
  /** Instead of the label's text: a loan with its amount. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
}

/** A tick before a line; the whole line is the target. */
export function Checkbox({ checked, onChange, label, children, disabled }: CheckboxProps) {
  const control = pressable(() => onChange(!checked), { role: 'checkbox', label, checked, disabled });
  return (
    <View className={classes('yl-checkbox yl-tap', disabled && 'yl-checkbox--disabled')} {...control}>
      <Tick checked={checked} />
      <View className="yl-checkbox__words">{children ?? label}</View>
    </View>
  );
}

/** The round mark itself: empty, or filled with a tick. */
export function Tick({ checked }: { readonly checked: boolean }) {
  return (
    <View className={classes('yl-tick', checked && 'yl-tick--checked')} aria-hidden="true">
      {checked && <Icon name="check" size={12} />}
    </View>
  );
}
