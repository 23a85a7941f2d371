import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { formatYuan } from '@/domain/money/fen';
import { HowCounted, howPayment } from '@/features/trust';
import { back, go, titleOf, usePageModel } from '@/navigation';
import type { RepaymentFacts } from './parts/repaymentFacts';
import { splitText } from './parts/split';
import {
  REPAYMENT_FAILED,
  REPAYMENT_NOTES,
  REPAYMENT_STATES,
  TO_HISTORY,
  UNKNOWN_REPAYMENT,
} from './parts/texts';
import { RepaymentDetailModel } from './repaymentDetail.model';

interface PartProps {
  readonly model: RepaymentDetailModel;
  readonly repayment: RepaymentFacts;
}

/** How the sum is calculated. */
function Sum({ repayment: { split, discount, amount, card } }: Pick<PartProps, 'repayment'>) {
  return (
    <Card title="还款构成" note="金额单位：元">
      <Rows>
        <Row label="本金" value={formatYuan(split.principal)} />
        <Row label="利息" value={formatYuan(split.interest)} />
        {split.penalty > 0 && <Row label="罚息" value={formatYuan(split.penalty)} />}
        {discount > 0 && <Row label="优惠券抵扣" value={`−${formatYuan(discount)}`} tone="gold" />}
        <Row label={card ? '从银行卡扣款' : '银行转账'} value={formatYuan(amount)} strong />
      </Rows>
      <HowCounted items={howPayment({ ...split, discount, payAmount: amount })} />
    </Card>
  );
}

/** The instalments that it pays, by loan. */
function Loans({ model, repayment }: PartProps) {
  return (
    <>
      {repayment.loans.map(({ loanNo, items }) => (
        <Card
          key={loanNo}
          title={`借据 ${loanNo}`}
          note={`还了 ${items.length} 期`}
          right={
            <TextLink leads label={`查看借据 ${loanNo}`} onPress={() => model.openLoan(loanNo)}>
              查看
            </TextLink>
          }
        >
          <Rows>
            {items.map((item) => (
              <Row
                key={item.term}
                label={`第 ${item.term} 期`}
                note={splitText(item)}
                value={formatYuan(item.total)}
              />
            ))}
          </Rows>
        </Card>
      ))}
    </>
  );
}

function Facts({ repayment }: Pick<PartProps, 'repayment'>) {
  return (
    <Card title="还款信息">
      <Rows>
        <Row label="还款类型" value={repayment.kind} />
        {repayment.card && <Row label="还款卡" value={repayment.card} />}
        <Row label="提交时间" value={repayment.at} />
        {repayment.bookedAt && <Row label="入账时间" value={repayment.bookedAt} />}
        <Row label="还款编号" value={repayment.repayNo} />
      </Rows>
    </Card>
  );
}

const RepaymentDetail = observer(function RepaymentDetail() {
  const model = usePageModel(RepaymentDetailModel);
  const failed = model.repayment.value?.state === 'failed';
  return (
    <Page
      title={titleOf('repaymentDetail')}
      onBack={() => void back('loanHistory')}
      foot={failed && <Button onPress={() => go('repay')}>{REPAYMENT_FAILED.again}</Button>}
    >
      {model.repayNo === '' ? (
        <Empty text={UNKNOWN_REPAYMENT} action={{ label: TO_HISTORY, onPress: () => model.toHistory() }} />
      ) : (
        <Async resource={model.repayment} skeleton="detail">
          {(repayment) => (
            <>
              <Hero
                label="还款金额（元）"
                fen={repayment.split.total}
                right={REPAYMENT_STATES[repayment.state]}
                note={REPAYMENT_NOTES[repayment.state]}
              />
              {repayment.state === 'failed' && (
                <Card title={REPAYMENT_FAILED.title} note={repayment.reason || REPAYMENT_FAILED.unknown} />
              )}
              <Sum repayment={repayment} />
              <Loans model={model} repayment={repayment} />
              <Facts repayment={repayment} />
            </>
          )}
        </Async>
      )}
    </Page>
  );
});

export default RepaymentDetail;
