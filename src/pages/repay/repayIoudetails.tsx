import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { FieldNote } from '@/components/Field';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { formatChinese } from '@/domain/dates/civil';
import { COST_NAME } from '@/domain/money/rateName';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { UNSETTLED } from '@/domain/repay/underWay';
import { TransferNotice } from '@/features/transfers';
import { back, titleOf, usePageModel } from '@/navigation';
import { isRunning, type Iou } from './parts/iou';
import { IouPlan } from './parts/IouPlan';
import { OverdueCard } from './parts/OverdueCard';
import { PayoffCard } from './parts/PayoffCard';
import { IOU_NOTES, IOU_STATES } from './parts/texts';
import { wayButton } from './parts/ways';
import { WaysCard } from './parts/WaysCard';
import { IouModel } from './repayIoudetails.model';

interface PartProps {
  readonly model: IouModel;
}

function Summary({ iou }: { readonly iou: Iou }) {
  const { amount, principalLeft, state, overdueDays, terms, termsLeft } = iou;
  const words = state === 'overdue' ? `已逾期 ${overdueDays} 天` : IOU_STATES[state];
  const running = state === 'normal' || state === 'overdue';
  return running ? (
    <Hero
      label="剩余本金（元）"
      fen={principalLeft}
      right={words}
      parts={[
        { label: '借款', value: formatYuan(amount) },
        { label: '剩', value: `${termsLeft}/${terms} 期` },
      ]}
    />
  ) : (
    <Hero label="借款金额（元）" fen={amount} right={words} note={IOU_NOTES[state]} />
  );
}

const CoolingOff = observer(function CoolingOff({ model, iou }: PartProps & { readonly iou: Iou }) {
  if (iou.coolingOffDaysLeft === null) return null;
  return (
    <Card
      tone="gold"
      title="借款冷静期"
      note={model.coolingOffText}
      right={<Tag kind="white">{model.coolingOffNote}</Tag>}
    >
      {/* Keep the line free until the time is known. */}
      <FieldNote hint={model.coolingOffLeft || '\u00a0'} />
    </Card>
  );
});

function Facts({ iou }: { readonly iou: Iou }) {
  return (
    <Card title="借款信息">
      <Rows>
        {iou.prepaid > 0 && <Row label="已提前归还本金" value={moneyText(iou.prepaid)} />}
        <Row label="借款日期" value={formatChinese(iou.drawnOn, 'full')} note={iou.moved} />
        <Row label="还款方式" value={iou.method} />
        <Row label={COST_NAME} value={`${iou.annualisedRate}%`} strong />
        <Row label="借款用途" value={iou.purpose} />
        {iou.card && <Row label="收款卡" value={iou.card} />}
        <Row label="借据编号" value={iou.loanNo} />
      </Rows>
    </Card>
  );
}

/** Further ways: repaying by bank transfer, and the record of the loan. */
function Ways({ model, iou }: PartProps & { readonly iou: Iou }) {
  return (
    <Card>
      <Rows>
        {isRunning(iou) && (
          <Row label="线下还款" note="用银行转账还，转账后上传凭证" onPress={() => model.payByTransfer()} />
        )}
        <Row label="借款记录" onPress={() => model.openRecord()} />
      </Rows>
    </Card>
  );
}

function Contracts({ model, iou }: PartProps & { readonly iou: Iou }) {
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

const Foot = observer(function Foot({ model }: PartProps) {
  if (model.action === 'unsettled') {
    return <Button onPress={() => model.openResult()}>{UNSETTLED.action}</Button>;
  }
  const way = model.ways.find(({ kind }) => kind === model.way);
  return way && <Button onPress={() => model.pay()}>{wayButton(way, model.overdue)}</Button>;
});

const Content = observer(function Content({ model, iou }: PartProps & { readonly iou: Iou }) {
  const { payoffShown: payoff } = model;
  return (
    <>
      <Summary iou={iou} />
      {iou.overdue > 0 && (
        <Notice kind="danger" title={`逾期应还 ${moneyText(iou.overdue)}`}>
          罚息只按逾期本金计算，还清后不再增加
        </Notice>
      )}
      <TransferNotice transfers={iou.transfers} />
      {model.action === 'unsettled' && <Notice kind="warn">{UNSETTLED.text}</Notice>}
      <OverdueCard iou={iou} />
      <CoolingOff model={model} iou={iou} />
      <WaysCard model={model} />
      {payoff && model.action === 'payoff' && <PayoffCard model={model} payoff={payoff} />}
      <IouPlan iou={iou} />
      <Facts iou={iou} />
      <Ways model={model} iou={iou} />
      <Contracts model={model} iou={iou} />
    </>
  );
});

const IouDetails = observer(function IouDetails() {
  const model = usePageModel(IouModel);
  return (
    <Page title={titleOf('iouDetails')} onBack={() => void back('repay')} foot={<Foot model={model} />}>
      {model.loanNo === '' ? (
        <Empty
          text="没有找到这笔借款。"
          action={{ label: '查看全部借款', onPress: () => model.toOverview() }}
        />
      ) : (
        <Async resource={model.iou} skeleton="detail">
          {(iou) => <Content model={model} iou={iou} />}
        </Async>
      )}
    </Page>
  );
});

export default IouDetails;
