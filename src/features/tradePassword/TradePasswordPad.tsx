import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { PasswordPad } from '@/components/PasswordPad';
import { TextLink } from '@/components/TextLink';
import type { TradePasswordForm } from './tradePasswordForm';
import './TradePasswordPad.scss';

const WORDS = {
  title: '请设置6位交易密码',
  hint: '输满就设好。不要用生日、手机号、连号',
  shownHint: '看清楚再确定。不要用生日、手机号、连号',
} as const;

/** Six digits, typed once; they can be looked at before they count. Needs a `plain` page with `fill`; place it below the flow's progress. */
export const TradePasswordPad = observer(function TradePasswordPad({
  form,
}: {
  readonly form: TradePasswordForm;
}) {
  const { shown } = form;
  return (
    <View className="yl-trade-password">
      <PasswordPad
        title={WORDS.title}
        hint={shown ? WORDS.shownHint : WORDS.hint}
        value={form.value}
        shown={shown}
        error={form.error}
        busy={form.busy}
        onChange={(value) => form.type(value)}
        onFilled={(value) => void form.fill(value)}
      >
        <TextLink label={shown ? '隐藏密码' : '显示密码'} onPress={() => form.toggle()}>
          {shown ? '隐藏' : '显示'}
        </TextLink>
        {form.waitsForYes && (
          <Button size="small" loading={form.busy} onPress={() => form.confirm()}>
            就用这个密码
          </Button>
        )}
      </PasswordPad>
    </View>
  );
});
