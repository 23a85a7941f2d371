import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Tag } from '@/components/Tag';
import type { HomeModel } from '../index.model';

interface PartProps {
  readonly model: HomeModel;
}

const StatusCard = observer(function StatusCard({ model }: PartProps) {
  const { action, ...words } = model.hero;
  return (
    <Hero {...words}>
      {/* Key by action: a new action is a new control, so the tap that led to login does not block the next tap. */}
      <Button key={action} kind="light" onPress={() => model.act()}>
        {action}
      </Button>
    </Hero>
  );
});

/** The next repayment. */
const Due = observer(function Due({ model }: PartProps) {
  const { due, home } = model;
  if (due === undefined) return null;
  return (
    <Card>
      <View className="yl-home__due">
        <View className="yl-home__due-words">
          <View className="yl-home__due-label">{`本期应还（元）・ ${due.date}`}</View>
          <View className="yl-home__due-amount">{due.amount}</View>
        </View>
        {/* One control per action: if repaying is the only action, the card above has the button. */}
        {home.action !== 'repay' && (
          <Button size="small" onPress={() => model.toRepay()}>
            去还款
          </Button>
        )}
      </View>
    </Card>
  );
});

const CoolingOff = observer(function CoolingOff({ model }: PartProps) {
  if (model.coolingOffDays === 0) return null;
  return (
    <Card
      tone="gold"
      title="30天冷静期"
      note="期内一次还清，只还本金，不收利息"
      right={<Tag kind="white">{`还剩 ${model.coolingOffDays} 天`}</Tag>}
      onPress={() => model.toRepay()}
    />
  );
});

/** The person's own part: next action and next repayment. If its call fails, only this part shows the failure. */
export const Line = observer(function Line({ model }: PartProps) {
  return (
    <>
      <Async resource={model.data.status} skeleton="hero">
        {() => <StatusCard model={model} />}
      </Async>
      <Due model={model} />
      <CoolingOff model={model} />
    </>
  );
});
