import type { ReactNode } from 'react';
import NutCheckbox from '@nutui/nutui-react-taro/dist/es/packages/checkbox';
import '@nutui/nutui-react-taro/dist/es/packages/checkbox/style/style.css';
import { classes } from '../classes';
import { pressable } from '../pressable';
import '../../styles/nutui.scss';
import './index.scss';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Spoken name; also the text beside it when there are no children. */
  readonly label: string;
  /** Shown instead of the label's text: a loan with its amount. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
}

/** A tick before a line; the whole line is the target. */
export function Checkbox(props: CheckboxProps) {
  return (
    <Control {...props} className="yl-checkbox">
      {props.children ?? props.label}
    </Control>
  );
}

/** The tick alone, for places where the words beside it are controls themselves. */
export function Tick(props: Omit<CheckboxProps, 'children'>) {
  return <Control {...props} className="yl-tick" />;
}

interface ControlProps extends CheckboxProps {
  readonly className: string;
}

/** NutUI's checkbox plus the role, name, state and keys that it lacks on H5; NutUI handles the tap. */
function Control({ checked, onChange, label, children, disabled = false, className }: ControlProps) {
  const { onClick: _own, ...control } = pressable(() => onChange(!checked), {
    role: 'checkbox',
    label,
    checked,
    disabled,
  });
  return (
    <NutCheckbox
      className={classes(className, 'yl-tap')}
      checked={checked}
      onChange={onChange}
      disabled={disabled}
      {...control}
    >
      {children}
    </NutCheckbox>
  );
}
