import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { RateHero } from '@/components/RateHero';
import { Row, Rows } from '@/components/Row';
import { Skeleton } from '@/components/Skeleton';
import { StatusCard } from '@/components/StatusCard';
import { go, titleOf, usePageModel } from '@/navigation';
import { EnterpriseHomeModel, type EnterpriseStep } from './index.model';

const ACTIONS: Readonly<Record<EnterpriseStep, string>> = {
  login: '企业员工登录',
  fill: '填写企业信息',
  apply: '申请额度',
};

interface PartProps {
  readonly model: EnterpriseHomeModel;
}

/** State of the employment data; empty if none were submitted. */
const Mine = observer(function Mine({ model }: PartProps) {
  return (
    <Async resource={model.mine} skeleton="rows" part>
      {() =>
        model.state && (
          <StatusCard
            label={model.state.company}
            note={model.state.note}
            tag={model.state.name}
            kind={model.state.tone}
            onPress={() => go('enterpriseHistory')}
          />
        )
      }
    </Async>
  );
});

/** The person's data, and the offer. */
const Parts = observer(function Parts({ model }: PartProps) {
  return (
    <>
      <Mine model={model} />
      <Async resource={model.partners} skeleton="list">
        {({ list, benefits }) => (
          <>
            <Card title="员工可以得到什么">
              <Rows>
                {benefits.map(({ title, note }) => (
                  <Row key={title} icon="success" label={title} note={note} />
                ))}
              </Rows>
            </Card>
            <Card title="怎么办理">
              <Rows>
                <Row label="1. 用单位登记的手机号登录" note="我们会核对单位报送的员工名单" />
                <Row label="2. 填写单位、职位和收入" note="名单上有您的，提交后自动核实" />
                <Row label="3. 申请额度" note="借不借、借多少，由您决定" />
              </Rows>
            </Card>
            <Card title="合作企业" right={`${list.length} 家`}>
              <Rows>
                {list.map(({ employerId, name }) => (
                  <Row key={employerId} icon="shield" label={name} />
                ))}
              </Rows>
            </Card>
          </>
        )}
      </Async>
    </>
  );
});

const EnterpriseHome = observer(function EnterpriseHome() {
  const model = usePageModel(EnterpriseHomeModel);
  const { step } = model;
  return (
    <Page
      title={titleOf('enterpriseHome')}
      foot={
        step && (
          <Button key={step} onPress={() => model.act()}>
            {ACTIONS[step]}
          </Button>
        )
      }
    >
      <RateHero rate={model.rate} />
      {/* The person's data come first. Until they are known, show nothing below that they would move. */}
      {model.mine.state === 'loading' ? <Skeleton kind="list" /> : <Parts model={model} />}
    </Page>
  );
});

export default EnterpriseHome;
