import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { usePageModel } from '@/navigation';
import type { PositionItem } from '@/stores/positions';
import { ActivityModel } from './index.model';

type Tone = 'plain' | 'gold' | 'ink';
const TONES: Readonly<Record<string, Tone>> = { gold: 'gold', ink: 'ink' };

interface ActivityCardProps {
  readonly item: PositionItem;
  readonly tone: Tone;
  readonly model: ActivityModel;
}

function ActivityCard({ item, tone, model }: ActivityCardProps) {
  const { activityBannerText, subtitle, jumpUrl } = item;
  const press = jumpUrl === '' ? {} : { onPress: () => model.open(item) };
  return <Card title={activityBannerText} note={subtitle} tone={tone} {...press} />;
}

const Activities = observer(function Activities({ model }: { readonly model: ActivityModel }) {
  const { head, others, quiet } = model;
  if (quiet)
    return <Empty icon="gift" text="长辈模式下不展示推广活动，您可以在“我的-设置”里关闭长辈模式。" />;
  if (head.length + others.length === 0) {
    return <Empty icon="gift" text="暂时没有进行中的活动，有新活动会在这里展示。" />;
  }
  return (
    <>
      {head.map((item) => (
        <ActivityCard key={item.activityBannerText} item={item} tone="ink" model={model} />
      ))}
      {others.map((item) => (
        <ActivityCard
          key={item.activityBannerText}
          item={item}
          tone={TONES[item.tone] ?? 'plain'}
          model={model}
        />
      ))}
    </>
  );
});

const Activity = observer(function Activity() {
  const model = usePageModel(ActivityModel);
  return (
    <Page title="活动专区" tab>
      <Async resource={model.positions}>{() => <Activities model={model} />}</Async>
    </Page>
  );
});

export default Activity;
