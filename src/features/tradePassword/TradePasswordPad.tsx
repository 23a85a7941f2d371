import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { PasswordPad } from '@/components/PasswordPad';
import type { TradePasswordForm } from './tradePasswordForm';
import './TradePasswordPad.scss';

const WORDS = {
  first: { title: '请设置6位交易密码', hint: '不要用生日、手机号或连续、重复的数字' },
  again: { title: '请再输入一次', hint: '与刚才输入的一致才会保存' },
} as const;

/** Six digits, entered twice. Needs a `plain` page with `fill`; place it below the flow's progress. */
export const TradePasswordPad = observer(function TradePasswordPad({
  form,
}: {
  readonly form: TradePasswordForm;
}) {
  const { title, hint } = WORDS[form.stage];
  return (
    <View className="yl-trade-password">
      <PasswordPad
        title={title}
        hint={hint}
        value={form.value}
        error={form.error}
        busy={form.busy}
        onChange={(value) => form.type(value)}
        onFilled={(value) => void form.fill(value)}
      />
    </View>
  );
});
