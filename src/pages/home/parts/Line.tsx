import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { useAppShell } from '@/components/appShell';
import { Hero, HeroPlace } from '@/components/Hero';
import { TextLink } from '@/components/TextLink';
import { HOME_TEXTS } from '@/domain/home/texts';
import { shortYuan } from '@/domain/money/fen';
import type { HomeModel } from '../index.model';

interface PartProps {
  readonly model: HomeModel;
}

const StatusCard = observer(function StatusCard({ model }: PartProps) {
  const { state, name, actionName, again, fen, figure, right, note, more, tone } = model.standing;
  const amount = fen === undefined ? { figure: figure ?? '' } : { fen };
  const label = fen === undefined ? name : `${name}（元）`;
  const service = state === 'overdue' && (
    <TextLink onPress={() => model.callService()}>{HOME_TEXTS.service}</TextLink>
  );
  const drawAgain = again !== undefined && !model.elder && (
    <TextLink onPress={() => model.drawAgain(again)}>{HOME_TEXTS.again(shortYuan(again))}</TextLink>
  );
  return (
    <Hero
      {...amount}
      label={label}
      right={right}
      note={note}
      more={more}
      tone={tone}
      aside={service || drawAgain}
    >
      {/* Key by action: a new action is a new control, so the tap that led to login does not block the next tap. */}
      <Button key={actionName} kind="light" onPress={() => model.act()}>
        {actionName}
      </Button>
    </Hero>
  );
});

/** The state could not be loaded: in the shape of the card, so that nothing below moves. */
const Unknown = observer(function Unknown({ model }: PartProps) {
  const { failure } = model.data.status;
  const { copy } = useAppShell();
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
  if (status.state === 'loading' || model.heroComes) return <HeroPlace />;
  if (status.state === 'failed') return <Unknown model={model} />;
  return <Async resource={status}>{() => <StatusCard model={model} />}</Async>;
});

/** The person's parts of home. Their code loads with the rules about a person: a visitor has none. */
export const Own = observer(function Own({ model }: PartProps) {
  const { rules } = model.data;
  return rules ? <rules.Own model={model} /> : null;
});
