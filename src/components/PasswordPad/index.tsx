import { useEffect, useRef, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { Keypad, type Key } from '../Keypad';
import { KeyCatcher } from '../Keypad/KeyCatcher';
import { classes } from '../classes';
import { ERROR_CLASS } from '../errorClass';
import './index.scss';

const LENGTH = 6;

interface PasswordPadProps {
  /** '请输入交易密码'. */
  readonly title: string;
  /** Digits so far; only their number reaches the screen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All six digits are typed; called once each time. */
  readonly onFilled: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  /** Waiting for the answer: keys are ignored. */
  readonly busy?: boolean;
  /** The digits are drawn instead of dots: only for a password that is being chosen. */
  readonly shown?: boolean;
  /** Below the hint. */
  readonly children?: ReactNode;
}

/** Six dots and our own keypad: the digits are in no input, and in no text of the page unless they are shown. */
export function PasswordPad({
  title,
  value,
  onChange,
  onFilled,
  hint,
  error,
  busy = false,
  shown = false,
  children,
}: PasswordPadProps) {
  // Two quick taps can come before the first is drawn: append to the typed text, not to the drawn text.
  const typed = useRef(value);
  useEffect(() => {
    typed.current = value;
  }, [value]);

  const type = (key: Key) => {
    if (busy || key === '.') return;
    const now = typed.current;
    const next = key === 'delete' ? now.slice(0, -1) : now.length < LENGTH ? now + key : now;
    if (next === now) return;
    typed.current = next;
    onChange(next);
    if (next.length === LENGTH) onFilled(next);
  };

  return (
    <KeyCatcher className={classes('yl-password', error && ERROR_CLASS)} label={title} onKey={type}>
      <View className="yl-password__top">
        <View className="yl-password__title">{title}</View>
        <View
          className="yl-password__dots"
          role="img"
          aria-live="polite"
          aria-label={`${title}，已输入${shown ? [...value].join(' ') : `${value.length}位`}，共${LENGTH}位`}
        >
          {Array.from({ length: LENGTH }, (_, index) => (
            <View
              key={index}
              className={classes(
                'yl-password__cell',
                index === value.length && !busy && 'yl-password__cell--next',
              )}
            >
              {shown ? (
                <View className="yl-password__digit">{value[index] ?? ''}</View>
              ) : (
                <View
                  className={classes('yl-password__dot', index < value.length && 'yl-password__dot--full')}
                />
              )}
            </View>
          ))}
        </View>
        <FieldNote hint={busy ? '正在验证…' : hint} error={error} />
        {children}
      </View>
      <Keypad onKey={type} />
    </KeyCatcher>
  );
}
