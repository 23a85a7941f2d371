import { View } from '@tarojs/components';
import { Field } from '../Field';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import './index.scss';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Asks for a code; not called while waiting or sending. */
  readonly onSend: () => unknown;
  /** Seconds until a code may be asked for again; 0 or absent: now. The model counts them down. */
  readonly waiting?: number;
  /** A code was requested before. */
  readonly sent?: boolean;
  readonly sending?: boolean;
  /** Words of the button before the first code. */
  readonly ask?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string;
  /** How many codes have arrived on their way to the person: with each, the field takes the focus. */
  readonly sends?: number;
}

/** The six-digit code with its 获取验证码 button. */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onSend, waiting = 0, sent = false, sending = false } = props;
  const { label = '验证码', ask = '获取验证码' } = props;
  const send = useOnce(onSend);
  const idle = waiting > 0 || sending;
  const words = sending ? '发送中' : waiting > 0 ? `${waiting} 秒后重发` : sent ? '重新获取' : ask;
  return (
    <Field
      label={label}
      kind="code"
      value={value}
      onChange={onChange}
      placeholder="6位数字"
      hint={props.hint}
      error={props.error}
      called={props.sends}
      // The hint appears with the answer, when the finger may be on the consent below: keep its line free.
      steady
      clearable={false}
      right={
        <View
          className={classes('yl-code-field__send yl-tap', idle && 'yl-code-field__send--idle')}
          {...pressable(send, { disabled: idle })}
        >
          {words}
        </View>
      }
    />
  );
}
