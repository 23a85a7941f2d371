import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Tag } from '@/components/Tag';
import { Track } from '@/components/Track';
import { back, replace, titleOf, usePageModel } from '@/navigation';
import { RECORD_EMPTY, RECORD_STATES, STEPS } from './parts/texts';
import { RaiseRecordModel, type RaiseRecord } from './record.model';

const toRaise = () => replace('raise');

function Raise({ raise: { title, state, steps } }: { readonly raise: RaiseRecord }) {
  const { kind, text } = RECORD_STATES[state];
  return (
    <Card title={title} right={<Tag kind={kind}>{text}</Tag>}>
      <Track label={STEPS.label} steps={steps} />
    </Card>
  );
}

const RaiseRecords = observer(function RaiseRecords() {
  const model = usePageModel(RaiseRecordModel);
  return (
    <Page
      title={titleOf('raiseRecord')}
      onBack={() => void back('raise')}
      foot={model.mayAsk && <Button onPress={toRaise}>{STEPS.again}</Button>}
    >
      <Async resource={model.records} skeleton="list">
        {(raises) =>
          raises.length === 0 ? (
            <Empty text={RECORD_EMPTY} icon="record" action={{ label: STEPS.again, onPress: toRaise }} />
          ) : (
            raises.map((raise) => <Raise key={raise.raiseNo} raise={raise} />)
          )
        }
      </Async>
    </Page>
  );
});

export default RaiseRecords;
