import { View } from '@tarojs/components';
import { classes } from '../classes';
import { pressable } from '../pressable';
import '../Row/index.scss';
import './index.scss';

interface ToggleProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that is on or off at once; a row of its own, the whole row is the target. */
export function Toggle({ label, note, on, onChange, disabled }: ToggleProps) {
  return (
    <View
      className="yl-row yl-tap"
      {...pressable(() => onChange(!on), { role: 'switch', label, checked: on, disabled })}
    >
      <View className="yl-row__words">
        <View className="yl-row__label yl-row__label--dark">{label}</View>
        {note && <View className="yl-row__note">{note}</View>}
      </View>
      <View className="yl-toggle__state" aria-hidden="true">
        {on ? '开' : '关'}
      </View>
      <View className={classes('yl-toggle', on && 'yl-toggle--on')} aria-hidden="true">
        <View className="yl-toggle__knob" />
      </View>
    </View>
  );
}
