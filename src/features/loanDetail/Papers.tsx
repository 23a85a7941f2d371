import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { COST_NAME } from '@/domain/money/rateWords';
import { isRunning, wholeOf, type Iou } from './iou';
import type { LoanModel } from './loanModel';
import { moreThanLent, RECORD_STATES, WHOLE } from './texts';

interface PapersProps {
  readonly model: LoanModel;
  readonly iou: Iou;
}

/** What was agreed. */
export function Facts({ model, iou }: PapersProps) {
  const whole = wholeOf(iou);
  return (
    <Card title="借款信息">
      <Rows>
        {(isRunning(iou) || iou.state === 'settled') && whole >= iou.amount && (
          <Row
            label={isRunning(iou) ? WHOLE.planned : WHOLE.paid}
            note={moreThanLent(whole - iou.amount)}
            value={moneyText(whole)}
            strong
          />
        )}
        {iou.prepaid > 0 && <Row label="已提前归还本金" value={moneyText(iou.prepaid)} />}
        <Row label="借款日期" value={formatChinese(iou.drawnOn, 'full')} note={iou.moved} />
        <Row label="期限" value={`${iou.terms} 期`} />
        <Row label="还款方式" value={iou.method} />
        <Row label={COST_NAME} value={`${iou.annualisedRate}%`} strong />
        <Row label="借款用途" value={iou.purpose} />
        {iou.asksForProof && <Row label="消费凭证" value="查看或上传" onPress={() => model.openProof()} />}
        {iou.card && <Row label="收款卡" value={iou.card} />}
        <Row label="借据编号" value={iou.loanNo} />
      </Rows>
    </Card>
  );
}

/** The repayments made so far, and the way by bank transfer. */
export const Repayments = observer(function Repayments({ model, iou }: PapersProps) {
  if (iou.rows.length === 0) return null;
  return (
    <Card title="还款记录">
      <Async resource={model.repayments} skeleton="list">
        {(lines) => (
          <Rows>
            {lines.length === 0 && <Row label="这笔借款还没有还过款" />}
            {lines.map(({ no, at, amount, state }) => (
              <Row
                key={no}
                label={at}
                note={no}
                value={formatYuan(amount)}
                under={RECORD_STATES[state]}
                strong
                onPress={() => model.openRepayment(no)}
              />
            ))}
          </Rows>
        )}
      </Async>
      {isRunning(iou) && (
        <Row label="线下还款" note="用银行转账还，转账后上传凭证" onPress={() => model.payByTransfer()} />
      )}
    </Card>
  );
});

export function Contracts({ model, iou }: PapersProps) {
  if (iou.contracts.length === 0) return null;
  return (
    <Card title="已签合同" right={`${iou.contracts.length} 份`}>
      <Rows>
        {iou.contracts.map(({ fileId, title }) => (
          <Row key={fileId} label={title} onPress={() => model.openContract(fileId)} />
        ))}
      </Rows>
    </Card>
  );
}
