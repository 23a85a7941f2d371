import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { PasswordPad } from '../PasswordPad';
import './index.scss';

/** What TradePasswordForm of stores/forms is, as far as it is shown. */
export interface TradePasswordFormState {
  readonly stage: 'first' | 'again';
  readonly value: string;
  readonly error: string;
  readonly busy: boolean;
  type(value: string): void;
  fill(value: string): Promise<void>;
}

const WORDS = {
  first: { title: '请设置6位交易密码', hint: '不要用生日、手机号或连续、重复的数字' },
  again: { title: '请再输入一次', hint: '与刚才输入的一致才会保存' },
} as const;

/** Six digits, twice. Stands on a `plain` page with `fill`, below the flow's progress. */
export const TradePasswordForm = observer(function TradePasswordForm({
  form,
}: {
  readonly form: TradePasswordFormState;
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
