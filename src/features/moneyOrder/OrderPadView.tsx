import { observer } from 'mobx-react';
import type { CallDefinition } from '@/contract';
import { View } from '@tarojs/components';
import { PasswordPad } from '@/components/PasswordPad';
import { TextLink } from '@/components/TextLink';
import type { OrderPad } from './orderPad';
import './OrderPadView.scss';

interface OrderPadViewProps {
  readonly pad: Pick<OrderPad<CallDefinition>, 'digits' | 'busy' | 'mistaken' | 'submit'>;
  readonly title: string;
  readonly hint: string;
  /** Opens the page that sets a new trade password. */
  readonly onForgotten: () => unknown;
}

export const OrderPadView = observer(function OrderPadView({
  pad,
  title,
  hint,
  onForgotten,
}: OrderPadViewProps) {
  const { value, error, onChange } = pad.digits.input;
  return (
    <>
      <View className="yl-order-pad__forgotten">
        <TextLink onPress={onForgotten}>{pad.mistaken ? '重新设置交易密码' : '忘记交易密码'}</TextLink>
      </View>
      <PasswordPad
        title={title}
        hint={hint}
        value={value}
        error={error}
        busy={pad.busy}
        onChange={onChange}
        onFilled={(password) => void pad.submit(password)}
      />
    </>
  );
});
