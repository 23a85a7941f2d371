import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { back, usePageModel } from '@/navigation';
import { EnterpriseHistoryModel } from './enterpriseHistor.model';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

const EnterpriseHistory = observer(function EnterpriseHistory() {
  const model = usePageModel(EnterpriseHistoryModel);
  const some = (model.records.value?.length ?? 0) > 0;
  return (
    <Page
      title={ENTERPRISE_TEXTS.historyTitle}
      onBack={() => void back('enterpriseHome')}
      foot={some && <Button onPress={() => model.fill()}>重新填写</Button>}
    >
      <Async resource={model.records} skeleton="list">
        {(records) =>
          records.length === 0 ? (
            <Empty
              text={ENTERPRISE_TEXTS.none}
              icon="record"
              action={{ label: '填写企业信息', onPress: () => model.fill() }}
            />
          ) : (
            <Card>
              <Rows>
                {records.map((record) => (
                  <Row
                    key={record.id}
                    label={record.company}
                    note={`${record.job} · ${record.submitted}提交`}
                    end={<Tag kind={record.state.tone}>{record.state.name}</Tag>}
                    onPress={() => model.open(record.id)}
                  />
                ))}
              </Rows>
            </Card>
          )
        }
      </Async>
    </Page>
  );
});

export default EnterpriseHistory;
