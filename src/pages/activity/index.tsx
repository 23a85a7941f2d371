import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { go, titleOf, usePageModel, useShare } from '@/navigation';
import { channel } from '@/stores/channel';
import { ActivityModel } from './index.model';

const NONE = '暂时没有活动，有新的会在这里展示。';
const QUIET = { label: '退出长辈模式', note: '长辈模式下不展示推广活动' } as const;

interface PartProps {
  readonly model: ActivityModel;
}

const Activities = observer(function Activities({ model }: PartProps) {
  const { entries } = model;
  if (entries.length === 0) {
    return <Empty icon="gift" text={NONE} action={{ label: '刷新', onPress: () => model.load() }} />;
  }
  return (
    <Card>
      <Rows>
        {entries.map(({ activityBannerText, subtitle, jumpUrl }, index) => (
          <Row
            key={index}
            label={activityBannerText}
            note={subtitle}
            {...(jumpUrl === '' ? {} : { onPress: () => model.open(jumpUrl) })}
          />
        ))}
      </Rows>
    </Card>
  );
});

/** Elder mode: who helps, and what the person may want to know. What loads later is last, so that it moves nothing. */
const Help = observer(function Help({ model }: PartProps) {
  return (
    <>
      <Card>
        <Rows>
          <Row icon="help" label="帮助中心" note="借款、还款、账户的问题" onPress={() => go('helpCenter')} />
          <Row icon="service" label="联系客服" onPress={() => go('onlineService')} />
          <Row icon="gift" {...QUIET} onPress={() => model.showPromotions()} />
        </Rows>
      </Card>
      <Card title="大家常问">
        <Async resource={model.questions} part>
          {(questions) => (
            <Rows>
              {questions.map((one) => (
                <Row key={one.id} label={one.title} onPress={() => model.read(one)} />
              ))}
            </Rows>
          )}
        </Async>
      </Card>
    </>
  );
});

const Activity = observer(function Activity() {
  const model = usePageModel(ActivityModel);
  useShare({ key: 'activity', title: titleOf('activity'), params: () => channel.shared });
  return (
    <Page title={titleOf('activity')} tab>
      {model.quiet ? (
        <Help model={model} />
      ) : (
        <Async resource={model.positions} skeleton="list">
          {() => <Activities model={model} />}
        </Async>
      )}
    </Page>
  );
});

export default Activity;
