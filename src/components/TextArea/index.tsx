import { useState } from 'react';
import { View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { classes } from '../classes';
import { ERROR_CLASS } from '../errorClass';
import { words } from '../words';
import { Typed } from './Typed';
import './index.scss';

interface TextAreaProps {
  readonly label: string;
  /** Held by the model. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Characters. */
  readonly most: number;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
}

/** A labelled text of several lines that grows with what is typed, with the number of its characters. */
export function TextArea({ label, value, onChange, onBlur, most, placeholder, hint, error }: TextAreaProps) {
  const [focused, setFocused] = useState(false);
  return (
    <View className={classes('yl-text-area', focused && 'yl-text-area--focused', error && ERROR_CLASS)}>
      <View className="yl-text-area__label">{words(label)}</View>
      <View className={classes('yl-text-area__box', error && 'yl-text-area__box--wrong')}>
        <Typed
          value={value}
          most={most}
          placeholder={placeholder ?? ''}
          label={label}
          wrong={Boolean(error)}
          onText={onChange}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
        />
        <View className="yl-text-area__count">{`${value.length}/${most}`}</View>
      </View>
      <FieldNote hint={hint} error={error} />
    </View>
  );
}
