import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { back, titleOf, usePageModel } from '@/navigation';
import { EnterpriseHistoryDetailModel } from './enterpriseHistorDetail.model';
import type { ShownRecord } from './parts/employment';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

function Detail({ record }: { readonly record: ShownRecord }) {
  const { state } = record;
  return (
    <>
      <Card title={record.company} note={state.note} right={<Tag kind={state.tone}>{state.name}</Tag>} />
      <Card title="提交的信息">
        <Rows>
          <Row label="职位" value={record.job} />
          <Row label="税前月收入" value={record.income} />
          <Row label="提交日期" value={record.submitted} />
          {record.verified !== '' && <Row label="核实日期" value={record.verified} />}
        </Rows>
      </Card>
    </>
  );
}

const EnterpriseHistoryDetail = observer(function EnterpriseHistoryDetail() {
  const model = usePageModel(EnterpriseHistoryDetailModel);
  return (
    <Page
      title={titleOf('enterpriseHistoryDetail')}
      onBack={() => void back('enterpriseHistory')}
      foot={model.record.value && <Button onPress={() => model.fill()}>重新填写</Button>}
    >
      <Async resource={model.record} skeleton="detail">
        {(record) =>
          record === null ? (
            <Empty
              text={ENTERPRISE_TEXTS.gone}
              icon="record"
              action={{ label: '查看全部记录', onPress: () => void back('enterpriseHistory') }}
            />
          ) : (
            <Detail record={record} />
          )
        }
      </Async>
    </Page>
  );
});

export default EnterpriseHistoryDetail;
