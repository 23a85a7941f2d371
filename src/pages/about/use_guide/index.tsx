import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tabs } from '@/components/Tabs';
import { go, titleOf, usePageModel } from '@/navigation';
import { GuideModel } from './index.model';
import { GUIDE } from './topics';

const UseGuide = observer(function UseGuide() {
  const model = usePageModel(GuideModel);
  return (
    <Page title={titleOf('useGuide')}>
      <Tabs
        label="指南的主题"
        items={GUIDE.map(({ key, name: label }) => ({ key, label }))}
        value={model.topic}
        onChange={(topic) => model.show(topic)}
      />
      <Card>
        <Rows>
          {model.steps.map(({ text, target, action }, index) => {
            const label = `${index + 1}. ${text}`;
            return target === undefined ? (
              <Row key={text} label={label} />
            ) : (
              <Row key={text} label={label} note={action} onPress={() => model.open(target)} />
            );
          })}
        </Rows>
      </Card>
      <Card title="还有问题？">
        <Row icon="help" label="去帮助中心" onPress={() => go('helpCenter')} />
      </Card>
    </Page>
  );
});

export default UseGuide;
