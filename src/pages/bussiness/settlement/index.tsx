import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { moneyText } from '@/domain/money/fen';
import { go, titleOf, toTab, usePageModel } from '@/navigation';
import { SettlementModel } from './index.model';
import type { SettlingLoan } from './parts/loans';
import { settledText, whyNot, WORDS } from './texts';

interface PartProps {
  readonly model: SettlementModel;
}

const STATES = {
  settled: { text: '已结清', kind: 'green' },
  normal: { text: '还款中', kind: 'grey' },
  overdue: { text: '逾期', kind: 'red' },
  processing: { text: '放款中', kind: 'gold' },
} as const;

function Settled({ model, loan }: PartProps & { readonly loan: SettlingLoan }) {
  return (
    <Row
      label={moneyText(loan.amount)}
      note={settledText(loan.settledOn)}
      under={<Tag kind={loan.issued ? 'green' : 'ink'}>{loan.issued ? WORDS.issued : WORDS.mayIssue}</Tag>}
      onPress={() => model.open(loan)}
    />
  );
}

function NotYet({ model, loan }: PartProps & { readonly loan: SettlingLoan }) {
  const { text, kind } = STATES[loan.state];
  return (
    <Row
      label={moneyText(loan.amount)}
      note={whyNot(loan)}
      under={<Tag kind={kind}>{text}</Tag>}
      onPress={() => model.open(loan)}
    />
  );
}

const Content = observer(function Content({ model }: PartProps) {
  const { settled, others } = model;
  return (
    <>
      <Lead title={WORDS.lead} note={WORDS.leadNote} />
      <Card
        title={WORDS.settled}
        note={settled.length === 0 ? WORDS.noneSettled : undefined}
        right={settled.length > 0 ? `${settled.length} 笔` : undefined}
      >
        {settled.length > 0 && (
          <Rows>
            {settled.map((loan) => (
              <Settled key={loan.loanNo} model={model} loan={loan} />
            ))}
          </Rows>
        )}
      </Card>
      {others.length > 0 && (
        <Card title={WORDS.notYet} note={WORDS.notYetNote}>
          <Rows>
            {others.map((loan) => (
              <NotYet key={loan.loanNo} model={model} loan={loan} />
            ))}
          </Rows>
        </Card>
      )}
      <Card>
        <Rows>
          <Row label={WORDS.history} icon="record" onPress={() => model.openHistory()} />
        </Rows>
      </Card>
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  return model.some ? <Button onPress={() => go('settleProve')}>{WORDS.issue}</Button> : null;
});

const Settlement = observer(function Settlement() {
  const model = usePageModel(SettlementModel);
  return (
    <Page title={titleOf('settlement')} foot={<Foot model={model} />}>
      <Async resource={model.loans} skeleton="list">
        {(loans) =>
          loans.length === 0 ? (
            <Empty
              text={WORDS.noLoans}
              icon="proof"
              action={{ label: '回首页', onPress: () => toTab('home') }}
            />
          ) : (
            <Content model={model} />
          )
        }
      </Async>
    </Page>
  );
});

export default Settlement;
