import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { titleOf, toTab, usePageModel } from '@/navigation';
import { ProofsModel } from './index.model';
import { MISSING_NOTE, MISSING_TITLE, NO_PROOFS, WHY } from './parts/texts';

const Proofs = observer(function Proofs() {
  const model = usePageModel(ProofsModel);
  return (
    <Page title={titleOf('proofs')}>
      <Async resource={model.proofs} skeleton="list">
        {(proofs) =>
          proofs.length === 0 ? (
            <Empty text={NO_PROOFS} icon="photo" action={{ label: '回首页', onPress: () => toTab('home') }} />
          ) : (
            <>
              {proofs.some(({ missing }) => missing) && (
                <Notice kind="danger" title={MISSING_TITLE}>
                  {MISSING_NOTE}
                </Notice>
              )}
              <Card title="需要凭证的借款">
                <Rows>
                  {proofs.map((proof) => (
                    <Row
                      key={proof.loanNo}
                      label={proof.title}
                      note={`${proof.drawn}借款，${proof.deadline}`}
                      end={<Tag kind={proof.tag.kind}>{proof.tag.text}</Tag>}
                      onPress={() => model.open(proof)}
                    />
                  ))}
                </Rows>
              </Card>
              <Card title={WHY.title}>
                <Bullets items={WHY.items} />
              </Card>
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default Proofs;
