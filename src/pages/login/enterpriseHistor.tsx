import { ListPage } from '@/components/ListPage';
import { Row } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { back, titleOf, usePageModel } from '@/navigation';
import { EnterpriseHistoryModel } from './enterpriseHistor.model';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

export default function EnterpriseHistory() {
  const model = usePageModel(EnterpriseHistoryModel);
  return (
    <ListPage
      title={titleOf('enterpriseHistory')}
      onBack={() => void back('enterpriseHome')}
      resource={model.records}
      empty={{
        text: ENTERPRISE_TEXTS.none,
        icon: 'record',
        action: { label: '填写企业信息', onPress: () => model.fill() },
      }}
      action={{ label: '重新填写', onPress: () => model.fill() }}
    >
      {(record) => (
        <Row
          key={record.id}
          label={record.company}
          note={`${record.job} · ${record.submitted}提交`}
          end={<Tag kind={record.state.tone}>{record.state.name}</Tag>}
          onPress={() => model.open(record.id)}
        />
      )}
    </ListPage>
  );
}
