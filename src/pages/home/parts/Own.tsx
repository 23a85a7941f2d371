import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { coolingOffText, LAST_DAY } from '@/domain/home/coolingOff';
import type { HomeTask } from '@/domain/home/tasks';
import { Tasks } from './Tasks';

interface PartProps {
  /** The part of the page's model that the person's parts need. */
  readonly model: {
    readonly tasks: readonly HomeTask[];
    readonly coolingOffDays: number | undefined;
    /** Yuan. */
    readonly coolingOffAmount: string | null;
    readonly due: { readonly amount: string; readonly date: string } | undefined;
    readonly standing: { readonly action: string };
    readonly elder: boolean;
    toRepay(): Promise<void>;
  };
}

/** The next repayment. */
const Due = observer(function Due({ model }: PartProps) {
  const { due, standing } = model;
  if (due === undefined) return null;
  return (
    <Card>
      <View className="yl-home__due">
        <View className="yl-home__due-words">
          <View className="yl-home__due-label">{`本期应还（元）・ ${due.date}`}</View>
          <View className="yl-home__due-amount">{due.amount}</View>
        </View>
        {/* One control per action: if repaying is the only action, the card above has the button. Elder mode has one main button. */}
        {standing.action !== 'repay' && (
          <Button size="small" kind={model.elder ? 'soft' : 'primary'} onPress={() => model.toRepay()}>
            去还款
          </Button>
        )}
      </View>
    </Card>
  );
});

const CoolingOff = observer(function CoolingOff({ model }: PartProps) {
  const { coolingOffDays: days } = model;
  if (days === undefined) return null;
  return (
    <Card
      tone="gold"
      title="30天冷静期"
      note={coolingOffText(model.coolingOffAmount)}
      right={<Tag kind="white">{days === 0 ? LAST_DAY : `还剩 ${days} 天`}</Tag>}
      onPress={() => model.toRepay()}
    />
  );
});

/** What waits for the person, the interest-free exit of the newest loan, and the next repayment. */
export const Own = observer(function Own({ model }: PartProps) {
  return (
    <>
      <Tasks tasks={model.tasks} />
      <CoolingOff model={model} />
      <Due model={model} />
    </>
  );
});
