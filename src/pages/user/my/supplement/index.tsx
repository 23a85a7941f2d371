import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { titleOf, toTab, usePageModel, useSecret } from '@/navigation';
import { MySupplementModel } from './index.model';
import { GoodPicture } from './parts/GoodPicture';
import { OneView } from './parts/OneView';
import type { SupplementView } from './parts/supplements';
import { TEXTS as T } from './parts/texts';

interface ListProps {
  readonly list: readonly SupplementView[];
  readonly onOpen: (one: SupplementView) => unknown;
}

function List({ list, onOpen }: ListProps) {
  return (
    <>
      {list.some(({ missing }) => missing) && (
        <Notice kind="danger" title={T.missing}>
          {T.missingNote}
        </Notice>
      )}
      <Card title={T.list}>
        <Rows>
          {list.map((one) => (
            <Row
              key={one.supplementNo}
              label={one.title}
              note={one.reason === '' ? one.deadline : T.refusedRow(one.reason, one.deadline)}
              end={<Tag kind={one.tag.kind}>{one.tag.text}</Tag>}
              onPress={() => onOpen(one)}
            />
          ))}
        </Rows>
      </Card>
      {list.some(({ open }) => open) && <GoodPicture />}
    </>
  );
}

const MySupplement = observer(function MySupplement() {
  const model = usePageModel(MySupplementModel);
  const { one } = model;
  useSecret();
  return (
    <Page
      title={titleOf('mySupplement')}
      onBack={() => void model.leave()}
      problem={one?.submission.problem ?? ''}
      foot={
        one?.open && (
          <Button onPress={() => one.submit()} loading={one.submission.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      {one ? (
        <Async resource={one.info} skeleton="form">
          {(info) => <OneView one={one} info={info} />}
        </Async>
      ) : (
        <Async resource={model.list} skeleton="list">
          {(list) =>
            list.length === 0 ? (
              <Empty text={T.none} icon="photo" action={{ label: T.home, onPress: () => toTab('home') }} />
            ) : (
              <List list={list} onOpen={(view) => model.open(view)} />
            )
          }
        </Async>
      )}
    </Page>
  );
});

export default MySupplement;
