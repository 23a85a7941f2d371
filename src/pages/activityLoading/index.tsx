import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { titleOf, usePageModel } from '@/navigation';
import { ActivityLoadingModel, type Outcome } from './index.model';

interface ResultProps {
  readonly model: ActivityLoadingModel;
  readonly outcome: Outcome;
}

function Result({ model, outcome }: ResultProps) {
  if (outcome.kind === 'followed') return <Skeleton kind="detail" />;
  const action =
    outcome.kind === 'stayed'
      ? { label: '再试一次', onPress: () => model.load() }
      : { label: '看看其他活动', onPress: () => model.toActivities() };
  return <Empty icon="gift" text={outcome.why} action={action} />;
}

const ActivityLoading = observer(function ActivityLoading() {
  const model = usePageModel(ActivityLoadingModel);
  const { outcome } = model;
  return (
    <Page title={titleOf('activityLoading')}>
      {outcome.state === 'loading' && <Notice icon="gift">正在为您打开活动页面…</Notice>}
      <Async resource={outcome} skeleton="detail">
        {(value) => <Result model={model} outcome={value} />}
      </Async>
    </Page>
  );
});

export default ActivityLoading;
