import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { PromotionBlock, PromotionHead } from '@/components/Promotions';
import { titleOf, usePageModel } from '@/navigation';
import { ActivityModel } from './index.model';

const QUIET = '长辈模式下不展示推广活动。';
const NONE = '暂时没有活动，有新的会在这里展示。';

const Activities = observer(function Activities({ model }: { readonly model: ActivityModel }) {
  const { head, others, quiet } = model;
  const open = (target: string) => model.open(target);
  if (quiet) {
    const action = { label: '退出长辈模式', onPress: () => model.showPromotions() };
    return <Empty icon="gift" text={QUIET} action={action} />;
  }
  if (head.length + others.length === 0) {
    return <Empty icon="gift" text={NONE} action={{ label: '刷新', onPress: () => model.load() }} />;
  }
  return (
    <>
      {head.map((item, index) => (
        <PromotionHead key={index} item={item} onOpen={open} />
      ))}
      {others.map((position, index) => (
        <PromotionBlock key={index} position={position} onOpen={open} />
      ))}
    </>
  );
});

const Activity = observer(function Activity() {
  const model = usePageModel(ActivityModel);
  return (
    <Page title={titleOf('activity')} tab>
      <Async resource={model.positions} skeleton="detail">
        {() => <Activities model={model} />}
      </Async>
    </Page>
  );
});

export default Activity;
