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
      {/* Another action is another control: the tap that led to login does not swallow the next one. */}
      <Button key={action} kind="light" onPress={() => model.act()}>
        {action}
      </Button>
    </Hero>
  );
});

/** What is to be repaid next. */
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
        {/* One control for one thing: the card above has it already where nothing else can be done. */}
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

/** The person's own line: what can be done next, what is due. Without its answer only this part says so. */
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
