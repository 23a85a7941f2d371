import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tabs } from '@/components/Tabs';
import { Tag } from '@/components/Tag';
import { back, go, titleOf, usePageModel } from '@/navigation';
import { SuggestModel } from './index.model';
import { Detail } from './parts/Detail';
import type { ProposalDetail } from './parts/proposalDetail';
import { DETAIL, SUGGEST as T } from './parts/texts';
import { Write } from './parts/Write';

interface PartProps {
  readonly model: SuggestModel;
}

const TABS = [
  { key: 'write', label: T.write },
  { key: 'mine', label: T.mine },
] as const;

const Mine = observer(function Mine({ model }: PartProps) {
  return (
    <Async resource={model.mine} skeleton="list">
      {(list) =>
        list.length === 0 ? (
          <Empty
            text={T.none}
            icon="feedback"
            action={{ label: T.noneAction, onPress: () => model.show('write') }}
          />
        ) : (
          <Card>
            <Rows>
              {list.map((one) => (
                <Row
                  key={one.proposeNo}
                  label={one.title}
                  note={`${one.at} · ${one.content}`}
                  end={<Tag kind={one.state.kind}>{one.state.text}</Tag>}
                  onPress={() => model.open(one)}
                />
              ))}
            </Rows>
          </Card>
        )
      }
    </Async>
  );
});

const DetailFoot = observer(function DetailFoot({ detail }: { readonly detail: ProposalDetail }) {
  return detail.disagreeing ? (
    <Button key="send" onPress={() => detail.disagree()} loading={detail.form.busy}>
      {DETAIL.disagreeSubmit}
    </Button>
  ) : (
    <Button key="begin" kind="soft" onPress={() => detail.begin()}>
      {DETAIL.disagree}
    </Button>
  );
});

const One = observer(function One({ detail }: { readonly detail: ProposalDetail }) {
  return (
    <Page
      title={titleOf('suggest')}
      onBack={() => void back('user')}
      problem={detail.form.problem}
      foot={detail.info.value?.canDisagree && <DetailFoot detail={detail} />}
    >
      <Detail detail={detail} onService={() => go('onlineService')} />
    </Page>
  );
});

const Suggest = observer(function Suggest() {
  const model = usePageModel(SuggestModel);
  const { writing, detail } = model;
  if (detail) return <One detail={detail} />;
  const writes = model.tab === 'write';
  return (
    <Page
      title={titleOf('suggest')}
      problem={writes ? writing.form.problem : ''}
      foot={
        writes &&
        writing.start.state === 'ready' && (
          <Button onPress={() => model.submit()} loading={writing.form.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      <Tabs label={T.tabs} items={TABS} value={model.tab} onChange={(tab) => void model.show(tab)} />
      {writes ? <Write writing={writing} /> : <Mine model={model} />}
    </Page>
  );
});

export default Suggest;
