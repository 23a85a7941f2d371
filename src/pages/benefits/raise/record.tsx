import { observer } from 'mobx-react';
import { ListPage } from '@/components/ListPage';
import { Row } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { back, replace, titleOf, usePageModel } from '@/navigation';
import { RECORD_EMPTY, RECORD_STATES } from './parts/texts';
import { RaiseRecordModel } from './record.model';

const RaiseRecords = observer(function RaiseRecords() {
  const model = usePageModel(RaiseRecordModel);
  return (
    <ListPage
      title={titleOf('raiseRecord')}
      onBack={() => void back('raise')}
      resource={model.records}
      empty={{
        text: RECORD_EMPTY,
        icon: 'record',
        action: { label: '去提额', onPress: () => replace('raise') },
      }}
    >
      {({ raiseNo, title, note, effect, state }) => (
        <Row
          key={raiseNo}
          label={title}
          note={effect === '' ? note : `${note}，${effect}`}
          end={<Tag kind={RECORD_STATES[state].kind}>{RECORD_STATES[state].text}</Tag>}
        />
      )}
    </ListPage>
  );
});

export default RaiseRecords;
