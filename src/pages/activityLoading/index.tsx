import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { usePageModel } from '@/navigation';
import { ActivityLoadingModel } from './index.model';

const ActivityLoading = observer(function ActivityLoading() {
  const model = usePageModel(ActivityLoadingModel);
  const { outcome } = model;
  return (
    <Page title="活动加载">
      {outcome.state === 'loading' && <Notice icon="gift">正在为您打开活动页面…</Notice>}
      <Async resource={outcome} skeleton="detail">
        {(why) =>
          why === '' ? (
            <Skeleton kind="detail" />
          ) : (
            <Empty
              icon="gift"
              text={why}
              action={{ label: '看看其他活动', onPress: () => model.toActivities() }}
            />
          )
        }
      </Async>
    </Page>
  );
});

export default ActivityLoading;
