import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classes } from '@/components/classes';
import { Icon } from '@/components/Icon';
import { pressable } from '@/components/pressable';
import { TextLink } from '@/components/TextLink';
import { words } from '@/components/words';
import { dayText } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { HowCounted, howPartial } from '@/features/trust';
import type { PartRepayModel } from '../partRepayPage.model';
import type { Iou } from '@/features/loanDetail';
import type { Choice } from './planTrials';
import type { Quote } from '@/features/repaying';
import { PARTIAL } from './texts';
import './PlanChoices.scss';

interface PlanChoicesProps {
  readonly model: PartRepayModel;
  readonly iou: Iou;
}

/** Both plans after the payment, side by side, each with the interest that it saves. */
export const PlanChoices = observer(function PlanChoices({ model, iou }: PlanChoicesProps) {
  const { trials } = model;
  return (
    <Card title="还完这笔以后" note={PARTIAL.choose}>
      <View className="yl-plan-choices" role="radiogroup" aria-label="还完这笔以后">
        {trials.choices.map((plan) => (
          <One key={plan} model={model} iou={iou} plan={plan} />
        ))}
      </View>
      <How model={model} />
      {trials.failure?.kind !== 'business' && trials.failure !== undefined && (
        <TextLink onPress={() => void trials.ask()}>重新试算</TextLink>
      )}
    </Card>
  );
});

const How = observer(function How({ model }: Pick<PlanChoicesProps, 'model'>) {
  const items = model.trials.choices.flatMap((plan) => {
    const quote = model.trials.plans?.[plan];
    return quote === undefined ? [] : [howPartial(quote, PARTIAL.plans[plan])];
  });
  return items.length === 0 ? null : <HowCounted items={items} />;
});

const One = observer(function One({ model, iou, plan }: PlanChoicesProps & { readonly plan: Choice }) {
  const { trials } = model;
  const quote = trials.plans?.[plan];
  const off = !trials.offers(plan);
  const chosen = model.plan === plan && !off;
  return (
    <View
      className={classes(
        'yl-plan-choices__one yl-tap',
        chosen && 'yl-plan-choices__one--chosen',
        off && 'yl-plan-choices__one--off',
      )}
      {...pressable(() => model.choose(plan), { role: 'radio', checked: chosen, disabled: off })}
    >
      <View className="yl-plan-choices__title">{words(PARTIAL.plans[plan])}</View>
      {chosen && <Icon name="check" size={16} className="yl-plan-choices__mark" />}
      {off ? (
        <View className="yl-plan-choices__label">{words(PARTIAL.noSooner)}</View>
      ) : (
        <Figures quote={quote} today={iou.today} asking={trials.asking} />
      )}
    </View>
  );
});

function Figures({
  quote,
  today,
  asking,
}: {
  readonly quote: Quote | undefined;
  readonly today: string;
  readonly asking: boolean;
}) {
  const rows = quote?.after ?? [];
  const [next] = rows;
  const last = rows[rows.length - 1];
  const none = asking ? '试算中…' : '--';
  return (
    <>
      <View className="yl-plan-choices__label">下一期应还</View>
      <View className="yl-plan-choices__value">{next ? moneyText(next.total) : none}</View>
      <View className="yl-plan-choices__label">最后一期</View>
      <View className="yl-plan-choices__value">{last ? dayText(last.dueDate, today) : none}</View>
      <View className="yl-plan-choices__value">{last ? `还剩 ${rows.length} 期` : none}</View>
      <View className="yl-plan-choices__label">少付利息</View>
      <View className="yl-plan-choices__value yl-plan-choices__saved">
        {quote ? moneyText(quote.savedInterest) : none}
      </View>
    </>
  );
}
