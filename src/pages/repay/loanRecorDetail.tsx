import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { COST_NAME } from '@/domain/money/rateName';
import { HowCounted, howLeft, howLoan } from '@/features/trust';
import { back, go, titleOf, usePageModel } from '@/navigation';
import { IOU_NOTES, IOU_STATES, RECORD_STATES } from './parts/texts';
import { LoanRecordModel, type LoanRecord } from './loanRecorDetail.model';

interface PartProps {
  readonly model: LoanRecordModel;
  readonly record: LoanRecord;
}

function Facts({ record: { iou } }: Pick<PartProps, 'record'>) {
  return (
    <Card title="借款信息">
      <Rows>
        <Row label="借款日期" value={formatChinese(iou.drawnOn, 'full')} note={iou.moved} />
        <Row label="期数" value={`${iou.terms} 期，剩 ${iou.termsLeft} 期`} />
        <Row label="还款方式" value={iou.method} />
        <Row label={COST_NAME} value={`${iou.annualisedRate}%`} strong />
        <Row label="剩余本金" value={moneyText(iou.principalLeft)} />
        {iou.card && <Row label="收款卡" value={iou.card} />}
        <Row label="借据编号" value={iou.loanNo} />
      </Rows>
      {iou.rows.length > 0 && <HowCounted items={[howLeft(iou.figures), ...howLoan(iou.figures)]} />}
    </Card>
  );
}

function Repayments({ record: { repayments } }: Pick<PartProps, 'record'>) {
  return (
    <Card title="还款记录" right={`${repayments.length} 笔`}>
      {repayments.length === 0 ? (
        <Empty text="这笔借款还没有还过款。" />
      ) : (
        <Rows>
          {repayments.map(({ no, at, amount, state }) => (
            <Row
              key={no}
              label={at}
              note={no}
              value={formatYuan(amount)}
              under={RECORD_STATES[state]}
              strong
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function Contracts({ model, record: { iou } }: PartProps) {
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

const LoanRecordPage = observer(function LoanRecordPage() {
  const model = usePageModel(LoanRecordModel);
  const { state = '' } = model.record.value?.iou ?? {};
  return (
    <Page
      title={titleOf('loanRecord')}
      onBack={() => void back('loanHistory')}
      foot={state !== '' && <Button onPress={() => model.openIou()}>查看还款计划</Button>}
    >
      {model.loanNo === '' ? (
        <Empty
          text="没有找到这笔借款。"
          action={{ label: '查看借还记录', onPress: () => go('loanHistory') }}
        />
      ) : (
        <Async resource={model.record} skeleton="detail">
          {(record) => (
            <>
              <Hero
                label="借款金额（元）"
                fen={record.iou.amount}
                right={IOU_STATES[record.iou.state]}
                note={IOU_NOTES[record.iou.state]}
              />
              <Facts record={record} />
              <Repayments record={record} />
              <Contracts model={model} record={record} />
            </>
          )}
        </Async>
      )}
    </Page>
  );
});

export default LoanRecordPage;
