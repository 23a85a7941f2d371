import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { useHouse } from '@/components/house';
import { Hero, HeroPlace } from '@/components/Hero';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { HOME_TEXTS } from '@/domain/home/texts';
import { shortYuan } from '@/domain/money/fen';
import type { HomeModel } from '../index.model';
import { Tasks } from './Tasks';

interface PartProps {
  readonly model: HomeModel;
}

const StatusCard = observer(function StatusCard({ model }: PartProps) {
  const { state, name, actionName, again, ...words } = model.standing;
  const label = words.fen === undefined ? name : `${name}（元）`;
  const service = state === 'overdue' && (
    <TextLink onPress={() => model.callService()}>{HOME_TEXTS.service}</TextLink>
  );
  const drawAgain = again !== undefined && (
    <TextLink onPress={() => model.drawAgain(again)}>{HOME_TEXTS.again(shortYuan(again))}</TextLink>
  );
  return (
    <Hero {...words} label={label} aside={service || drawAgain}>
      {/* Key by action: a new action is a new control, so the tap that led to login does not block the next tap. */}
      <Button key={actionName} kind="light" onPress={() => model.act()}>
        {actionName}
      </Button>
    </Hero>
  );
});

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
      note={model.coolingOffText}
      right={<Tag kind="white">{days === 0 ? HOME_TEXTS.lastDay : `还剩 ${days} 天`}</Tag>}
      onPress={() => model.toRepay()}
    />
  );
});

/** The state could not be loaded: in the shape of the card, so that nothing below moves. */
const Unknown = observer(function Unknown({ model }: PartProps) {
  const { failure } = model.data.status;
  const { copy } = useHouse();
  if (failure === undefined) return null;
  const { message, traceNo } = failure;
  return (
    <View role="alert">
      <Hero
        label={HOME_TEXTS.available}
        figure={HOME_TEXTS.notLoaded}
        note={message}
        more={traceNo && HOME_TEXTS.traceNo(traceNo)}
        aside={
          traceNo &&
          copy && (
            <TextLink icon="copy" label="复制问题编号" onPress={() => copy(traceNo)}>
              复制
            </TextLink>
          )
        }
      >
        <Button kind="light" onPress={() => model.data.status.load()}>
          重新加载
        </Button>
      </Hero>
    </View>
  );
});

/** The person's state and next action. If its call fails, only this part shows the failure. */
export const Line = observer(function Line({ model }: PartProps) {
  const { status } = model.data;
  if (status.state === 'loading') return <HeroPlace />;
  if (status.state === 'failed') return <Unknown model={model} />;
  return <Async resource={status}>{() => <StatusCard model={model} />}</Async>;
});

/** What waits for the person, the free way out of the newest loan, and the next repayment. */
export const Own = observer(function Own({ model }: PartProps) {
  return (
    <>
      <Tasks model={model} />
      <CoolingOff model={model} />
      <Due model={model} />
    </>
  );
});
