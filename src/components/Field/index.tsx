import { useRef, useState, type ReactNode } from 'react';
import { Input, View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { useFieldCall } from '../fieldCall';
import { pressable } from '../pressable';
import { ERROR_CLASS } from '../errorClass';
import { typeFor, useTyping } from '../typing';
import { words } from '../words';
import { useGrouped } from './grouped';
import { isTypedBeyond, kinds, tidy, type FieldKind } from './kinds';
import './index.scss';

export interface FieldProps {
  readonly label: string;
  /** Held by the model; the field never empties it by itself. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Default 'text'. */
  readonly kind?: FieldKind;
  readonly placeholder?: string;
  /** Below the field, while there is no error. */
  readonly hint?: string;
  /** Below the field, in place of the hint, with a mark: the value can be sent, but is probably wrong. */
  readonly warning?: string;
  /** Below the field, in place of hint and warning, with a mark. */
  readonly error?: string;
  /** Keeps a line free for hint or error, so that nothing below moves when one appears. Default: only if the field is checked when the person leaves it. */
  readonly steady?: boolean;
  readonly maxlength?: number;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** The field takes the focus each time this number grows. */
  readonly called?: number;
  /** Hides what is typed (not for trade passwords: PasswordPad). */
  readonly secret?: boolean;
  /** Default true: a button that empties the field while it has content. */
  readonly clearable?: boolean;
  /** At the end of the line: a button of 44 px, a unit. */
  readonly right?: ReactNode;
  readonly onBlur?: () => void;
  /** The keyboard's own button. */
  readonly onConfirm?: () => void;
  /** H5 autocomplete token ('tel', 'one-time-code', 'name'); the default depends on the kind. */
  readonly autocomplete?: string;
}

/** A labelled input with its hint or error below it. */
export function Field(props: FieldProps) {
  const {
    label,
    value,
    onChange,
    kind = 'text',
    error,
    disabled = false,
    clearable = true,
    secret = false,
  } = props;
  const [focused, setFocused] = useState(false);
  const [, redraw] = useState(0);
  const noted = useNoted(props);
  const call = useFieldCall(props);
  const { type, native, slack } = kinds[kind];
  const max = props.maxlength ?? kinds[kind].max;

  // A part of a number, such as the last six digits, has no groups.
  const grouped = useGrouped(kind, value, max === kinds[kind].max);

  const input = (raw: string) => {
    const clean = tidy(kind, raw, max);
    // The host's input still shows the removed characters: draw again, even if the value is the same.
    const beyond = isTypedBeyond(value, clean, max);
    if (clean !== raw || beyond) redraw((count) => count + 1);
    if (!beyond) grouped.type(raw, clean);
    if (clean !== value && !beyond) onChange(clean);
  };
  const typing = useTyping(grouped.shown, input);
  return (
    <View
      className={classes(
        'yl-field',
        focused && 'yl-field--focused',
        error && `yl-field--wrong ${ERROR_CLASS}`,
        disabled && 'yl-field--disabled',
      )}
    >
      <View className="yl-field__label">{words(label)}</View>
      <View ref={call.line} className="yl-field__line">
        <Input
          className="yl-field__input"
          placeholderClass="yl-field__placeholder"
          type={typeFor(type)}
          {...typing.control}
          password={secret}
          placeholder={props.placeholder ?? ''}
          disabled={disabled}
          maxlength={max + slack}
          {...call.control}
          // Mini-program: space between keyboard and field for the page's foot.
          cursorSpacing={120}
          nativeProps={{
            ...native,
            ...(secret ? { type: 'password' } : {}),
            autocomplete: props.autocomplete ?? native.autocomplete,
            ...spokenOf(props),
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            typing.left();
            grouped.left();
            props.onBlur?.();
          }}
          onConfirm={() => props.onConfirm?.()}
        />
        {clearable && value !== '' && !disabled && (
          <View className="yl-field__clear yl-tap" {...pressable(() => onChange(''), { label: '清空' })}>
            <Icon name="clear" size={16} />
          </View>
        )}
        {props.right}
      </View>
      <View className={classes(noted && 'yl-field__note')}>
        <FieldNote hint={props.hint} warning={props.warning} error={error} />
      </View>
    </View>
  );
}

/** A line that was shown keeps its place, so that the page does not shrink while the person types. */
function useNoted({ hint, warning, error, steady, onBlur }: FieldProps): boolean {
  const noted = useRef(false);
  noted.current ||= Boolean(error || warning || hint) || (steady ?? onBlur !== undefined);
  return noted.current;
}

function spokenOf({ label, hint, warning, error }: FieldProps) {
  const description = error || warning || hint;
  return {
    'aria-label': label,
    'aria-invalid': String(Boolean(error)),
    ...(description ? { 'aria-description': description } : {}),
  };
}

type FieldNoteProps = Pick<FieldProps, 'hint' | 'warning' | 'error'>;

/** The line below a field: its error or warning with a mark, otherwise its hint. */
export function FieldNote({ hint, warning, error }: FieldNoteProps) {
  const problem = error || warning;
  if (problem) {
    return (
      <View
        className={classes('yl-field__error', !error && 'yl-field__error--mild', error && ERROR_CLASS)}
        role={error ? 'alert' : 'status'}
      >
        <Icon name="warning" size={16} className="yl-field__mark" />
        <View className="yl-field__words">{problem}</View>
      </View>
    );
  }
  return hint ? <View className="yl-field__hint">{hint}</View> : null;
}
