import { observer } from 'mobx-react';
import type { CallDefinition } from '@/contract';
import { PasswordPad } from '@/components/PasswordPad';
import type { OrderPad } from './orderPad';

interface OrderPadViewProps {
  readonly pad: Pick<OrderPad<CallDefinition>, 'digits' | 'busy' | 'submit'>;
  readonly title: string;
  readonly hint: string;
}

export const OrderPadView = observer(function OrderPadView({ pad, title, hint }: OrderPadViewProps) {
  const { value, error, onChange } = pad.digits.input;
  return (
    <PasswordPad
      title={title}
      hint={hint}
      value={value}
      error={error}
      busy={pad.busy}
      onChange={onChange}
      onFilled={(password) => void pad.submit(password)}
    />
  );
});
