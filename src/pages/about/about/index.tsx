import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Collapse } from '@/components/Collapse';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { go, titleOf, usePageModel } from '@/navigation';
import { AboutModel } from './index.model';
import { versionsText } from './parts/versions';

interface PartProps {
  readonly model: AboutModel;
}

const Agreements = observer(function Agreements({ model }: PartProps) {
  return (
    <Card title="协议与历史版本">
      <Async resource={model.agreements} part skeleton="rows">
        {(list) => (
          <Rows>
            {list.map((one) => (
              <Row
                key={one.templateId}
                label={one.title}
                note={versionsText(one)}
                onPress={() => model.openAgreement(one.templateId)}
              />
            ))}
          </Rows>
        )}
      </Async>
    </Card>
  );
});

function Licences({ model }: PartProps) {
  const { licences } = model;
  return (
    <Card>
      <Collapse
        items={[
          {
            key: 'licences',
            title: '开源软件许可',
            right: `${licences.length} 个`,
            content: (
              <Rows>
                {licences.map(([name, version, licence]) => (
                  <Row key={name} label={`${name} ${version}`} value={licence} />
                ))}
              </Rows>
            ),
          },
        ]}
      />
    </Card>
  );
}

const About = observer(function About() {
  const model = usePageModel(AboutModel);
  return (
    <Page title={titleOf('about')}>
      <Lead title={model.name} note="为个人提供消费信贷额度、借款和还款服务，放款前不收取任何费用" />
      <Card>
        <Rows>
          <Row label="当前版本" value={model.version} onPress={() => go('upgrade')} />
          <Row label="使用指南" onPress={() => go('useGuide')} />
          <Row label="关注公众号" onPress={() => go('followWechat')} />
        </Rows>
      </Card>
      <Licences model={model} />
      {/* Last, because its list loads later: so it moves nothing. */}
      <Agreements model={model} />
    </Page>
  );
});

export default About;
