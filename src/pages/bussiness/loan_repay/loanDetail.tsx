import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { COST_NAME } from '@/domain/money/rateName';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { UNSETTLED } from '@/domain/repay/underWay';
import { TransferNotice } from '@/features/transfers';
import { back, go, titleOf, usePageModel } from '@/navigation';
import { LoanDetailModel } from './loanDetail.model';
import type { LoanFacts } from './parts/loanFacts';
import { LoanPlan } from './parts/LoanPlan';
import { LOAN_FAILED, LOAN_NOTES, LOAN_STATES, TO_HISTORY, UNKNOWN_LOAN, WAYS } from './parts/texts';

interface PartProps {
  readonly model: LoanDetailModel;
  readonly loan: LoanFacts;
}

function Summary({ loan }: Pick<PartProps, 'loan'>) {
  const { state, amount, principalLeft, paid, terms, termsLeft, overdueDays } = loan;
  const words = state === 'overdue' ? `已逾期 ${overdueDays} 天` : LOAN_STATES[state];
  if (state !== 'normal' && state !== 'overdue') {
    return <Hero label="借款金额（元）" fen={amount} right={words} note={LOAN_NOTES[state]} />;
  }
  return (
    <Hero
      label="剩余本金（元）"
      fen={principalLeft}
      right={words}
      tone={state === 'overdue' ? 'red' : 'ink'}
      parts={[
        { label: '借款', value: formatYuan(amount) },
        { label: '已还', value: formatYuan(paid) },
        { label: '剩', value: `${termsLeft}/${terms} 期` },
      ]}
    />
  );
}

function Trouble({ loan }: Pick<PartProps, 'loan'>) {
  if (loan.state === 'overdue') {
    return (
      <Notice kind="danger" title={`逾期应还 ${moneyText(loan.overdue)}`}>
        罚息只按逾期本金计算，还清后不再增加
      </Notice>
    );
  }
  if (loan.state !== 'failed') return null;
  return (
    <Card title={LOAN_FAILED.title} note={loan.reason || LOAN_FAILED.unknown}>
      <Rows>
        <Row label={LOAN_FAILED.cards} icon="card" onPress={() => go('bankCards')} />
      </Rows>
    </Card>
  );
}

/** The ways on after the first one, which is the page's button. */
const MoreWays = observer(function MoreWays({ model }: Pick<PartProps, 'model'>) {
  const [, ...others] = model.ways;
  if (others.length === 0) return null;
  return (
    <Card title="您还可以">
      <Rows>
        {others.map((way) => (
          <Row key={way} label={model.label(way)} note={WAYS[way].note} onPress={() => model.take(way)} />
        ))}
      </Rows>
    </Card>
  );
});

function Facts({ model, loan }: PartProps) {
  return (
    <Card title="借款信息">
      <Rows>
        <Row label="借款日期" value={formatChinese(loan.drawnOn, 'full')} note={loan.moved} />
        <Row label="期限" value={`${loan.terms} 期`} />
        <Row label="还款方式" value={loan.method} />
        <Row label={COST_NAME} value={`${loan.annualisedRate}%`} strong />
        <Row label="借款用途" value={loan.purpose} />
        {loan.asksForProof && <Row label="消费凭证" value="查看或上传" onPress={() => model.openProof()} />}
        {loan.card && <Row label="收款卡" value={loan.card} />}
        <Row label="借据编号" value={loan.loanNo} />
      </Rows>
    </Card>
  );
}

function Contracts({ model, loan }: PartProps) {
  if (loan.contracts.length === 0) return null;
  return (
    <Card title="已签合同" right={`${loan.contracts.length} 份`}>
      <Rows>
        {loan.contracts.map(({ fileId, title }) => (
          <Row key={fileId} label={title} onPress={() => model.openContract(fileId)} />
        ))}
      </Rows>
    </Card>
  );
}

const Foot = observer(function Foot({ model }: Pick<PartProps, 'model'>) {
  const [first] = model.ways;
  return first === undefined ? null : <Button onPress={() => model.take(first)}>{model.label(first)}</Button>;
});

const LoanDetail = observer(function LoanDetail() {
  const model = usePageModel(LoanDetailModel);
  return (
    <Page
      title={titleOf('loanDetail')}
      onBack={() => void back('loanHistory')}
      foot={model.ways.length > 0 && <Foot model={model} />}
    >
      {model.loanNo === '' ? (
        <Empty text={UNKNOWN_LOAN} action={{ label: TO_HISTORY, onPress: () => model.toHistory() }} />
      ) : (
        <Async resource={model.loan} skeleton="detail">
          {(loan) => (
            <>
              <Summary loan={loan} />
              <TransferNotice transfers={loan.transfers} />
              {loan.openRequest !== '' && <Notice kind="warn">{UNSETTLED.text}</Notice>}
              <Trouble loan={loan} />
              <MoreWays model={model} />
              <LoanPlan loan={loan} />
              <Facts model={model} loan={loan} />
              <Contracts model={model} loan={loan} />
            </>
          )}
        </Async>
      )}
    </Page>
  );
});

export default LoanDetail;
