import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { PromotionHead } from '@/components/Promotions';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import type { Activity } from '@/features/activities';
import { titleOf, usePageModel } from '@/navigation';
import { TuitionPlanModel } from './index.model';

interface PlanProps {
  readonly model: TuitionPlanModel;
}

const Plan = observer(function Plan({ model, activity }: PlanProps & { readonly activity: Activity }) {
  const { title, lead, points, rules } = activity;
  return (
    <>
      <PromotionHead
        item={{ activityBannerText: title, subtitle: lead, jumpUrl: '', tone: 'ink' }}
        onOpen={() => undefined}
      />
      {model.joined && (
        <Notice kind="success" title="您已经登记">
          {`${model.joinedOn}登记。登记不是借款，需要时再来申请就可以。`}
        </Notice>
      )}
      <Card title="怎么参加" right={<Tag kind="gold">{model.periodText}</Tag>}>
        <Rows>
          {points.map((point, index) => (
            <Row key={point.title} label={`${index + 1}. ${point.title}`} note={point.note} />
          ))}
        </Rows>
      </Card>
      <Card title="活动说明">
        <Bullets items={rules} />
      </Card>
    </>
  );
});

const Foot = observer(function Foot({ model }: PlanProps) {
  if (model.joined) {
    return <Button onPress={() => model.act()}>{model.campaign.value?.activity?.button}</Button>;
  }
  return (
    <Button loading={model.submission.busy} onPress={() => model.join()}>
      {model.loggedIn ? '登记我感兴趣' : '登录后登记'}
    </Button>
  );
});

const TuitionPlan = observer(function TuitionPlan() {
  const model = usePageModel(TuitionPlanModel);
  const activity = model.campaign.value?.activity ?? null;
  const open = activity !== null && model.closed === '';
  return (
    <Page
      title={titleOf('tuitionPlan')}
      foot={open && <Foot model={model} />}
      problem={model.submission.problem}
    >
      <Async resource={model.campaign} skeleton="detail">
        {() =>
          activity === null || !open ? (
            <Empty
              icon="gift"
              text={model.closed}
              action={{ label: '看看其他活动', onPress: () => model.toActivities() }}
            />
          ) : (
            <Plan model={model} activity={activity} />
          )
        }
      </Async>
    </Page>
  );
});

export default TuitionPlan;
