import { View } from '@tarojs/components';
import { classes } from '../classes';
import { pressable } from '../pressable';
import './index.scss';

/** A digit, the decimal point, or the delete key. */
export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

const DIGITS: readonly Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface KeypadProps {
  readonly onKey: (key: Key) => void;
  /** Adds a large button at the right of the keypad: for amounts. */
  readonly onDone?: () => void;
  /** Adds a decimal point. */
  readonly point?: boolean;
  readonly doneLabel?: string;
  readonly doneDisabled?: boolean;
}

/** Our number keypad: it covers no field, and no system keyboard records what is typed. */
export function Keypad({
  onKey,
  onDone,
  point = false,
  doneLabel = '完成',
  doneDisabled = false,
}: KeypadProps) {
  return (
    <View
      className={classes('yl-keypad', onDone && 'yl-keypad--amount')}
      role="group"
      aria-label="数字键盘"
      catchMove
    >
      <View className="yl-keypad__keys">
        {DIGITS.map((digit) => (
          <KeyCap key={digit} digit={digit} onKey={onKey} />
        ))}
        {point ? (
          <KeyCap digit="." onKey={onKey} />
        ) : (
          <View className="yl-keypad__key yl-keypad__key--none" aria-hidden="true" />
        )}
        <KeyCap digit="0" onKey={onKey} />
        <KeyCap digit="delete" onKey={onKey} />
      </View>
      {onDone && (
        <View
          className={classes('yl-keypad__done yl-tap', doneDisabled && 'yl-keypad__done--disabled')}
          {...pressable(onDone, { disabled: doneDisabled })}
        >
          {doneLabel}
        </View>
      )}
    </View>
  );
}

const NAMES: Partial<Record<Key, string>> = { '.': '小数点', delete: '删除' };

function KeyCap({ digit, onKey }: { readonly digit: Key; readonly onKey: (key: Key) => void }) {
  const words = digit === 'delete';
  return (
    <View
      className={classes('yl-keypad__key yl-tap', words && 'yl-keypad__key--words')}
      {...pressable(() => onKey(digit), { label: NAMES[digit] ?? digit })}
    >
      {words ? '删除' : digit}
    </View>
  );
}
