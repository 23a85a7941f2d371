import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { RateHero } from '@/components/RateHero';
import { Row, Rows } from '@/components/Row';
import { Skeleton } from '@/components/Skeleton';
import { StatusCard } from '@/components/StatusCard';
import { EDUCATION_FILES } from '@/domain/education/graduate';
import { titleOf, usePageModel } from '@/navigation';
import { GraduateModel } from './index.model';
import { EDUCATION_TONES } from './parts/tones';

const ACTIONS = { supply: '去补充资料', mend: '去补正资料', apply: '申请额度' } as const;

interface PartProps {
  readonly model: GraduateModel;
}

/** The person's papers, if they are logged in. */
const Mine = observer(function Mine({ model }: PartProps) {
  return (
    <Async resource={model.mine} part>
      {() =>
        model.state && (
          <StatusCard
            label="我的学历资料"
            note={model.state.note}
            tag={model.state.name}
            kind={EDUCATION_TONES[model.state.key]}
            onPress={() => model.toSupply()}
          />
        )
      }
    </Async>
  );
});

const Parts = observer(function Parts({ model }: PartProps) {
  return (
    <>
      <Mine model={model} />
      <Card title="谁可以来">
        <Rows>
          <Row icon="user" label="近5年毕业，或明年毕业" note="专科及以上学历" />
          <Row
            icon="proof"
            label={EDUCATION_FILES.map(({ label }) => label).join('、')}
            note="拍照上传其中一份"
          />
        </Rows>
      </Card>
      <Card title="怎么办理">
        <Rows>
          <Row label="1. 上传证明，填写学校和毕业年份" note="随时可以离开，填好的内容会保存" />
          <Row label="2. 等待审核" note="结果在这里查看，需要补正会告诉您原因" />
          <Row label="3. 申请额度" note="不等审核结果也可以先申请" />
        </Rows>
      </Card>
      <Notice kind="warn" title="量入为出">
        刚毕业收入还不稳定，请按能按时还上的金额借款，不要用借款还借款。
      </Notice>
    </>
  );
});

const Graduate = observer(function Graduate() {
  const model = usePageModel(GraduateModel);
  const { action } = model;
  return (
    <Page
      title={titleOf('graduate')}
      foot={
        action && (
          <Button key={action} onPress={() => model.act()}>
            {ACTIONS[action]}
          </Button>
        )
      }
    >
      <RateHero rate={model.rate} />
      {/* The person's papers come first. Until they are known, show nothing below that they would move. */}
      {model.mine.state === 'loading' ? <Skeleton kind="list" /> : <Parts model={model} />}
    </Page>
  );
});

export default Graduate;
