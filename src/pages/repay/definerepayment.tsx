import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { ERROR_CLASS } from '@/components/errorClass';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Sheet } from '@/components/Sheet';
import { Skeleton } from '@/components/Skeleton';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { UNSETTLED } from '@/domain/repay/underWay';
import { OrderPadView } from '@/features/moneyOrder';
import { TransferNotice } from '@/features/transfers';
import { HowCounted, howPayment } from '@/features/trust';
import { go, titleOf, usePageModel, useSecret } from '@/navigation';
import { RepayConfirmModel } from './definerepayment.model';
import { type Quote, SPLIT_NAMES } from '@/features/repaying';
import { FreeExits } from './parts/FreeExits';
import { Lines } from './parts/Lines';
import { PayWith } from './parts/PayWith';
import { PlanAfter } from './parts/PlanAfter';
import { KIND_WORDS, PAD, padNote } from './parts/texts';

interface PartProps {
  readonly model: RepayConfirmModel;
}

/** The components of the amount, to the fen. */
function Amounts({ quote }: { readonly quote: Quote }) {
  const { principal, interest, penalty, discount, savedInterest, until } = quote;
  return (
    <Card title="金额明细" right={`${until} 前有效`}>
      <Rows>
        <Row label={SPLIT_NAMES.principal} value={formatYuan(principal)} />
        <Row label={SPLIT_NAMES.interest} value={formatYuan(interest)} />
        <Row label={SPLIT_NAMES.penalty} value={formatYuan(penalty)} />
        {discount > 0 && <Row label="优惠券抵扣" value={`−${formatYuan(discount)}`} tone="red" />}
        {savedInterest > 0 && <Row label="少付利息" value={formatYuan(savedInterest)} tone="green" strong />}
      </Rows>
      <HowCounted items={howPayment(quote)} />
    </Card>
  );
}

const Notices = observer(function Notices({ model }: PartProps) {
  return (
    <>
      {(model.changes.length > 0 || model.notice !== '') && (
        // The page scrolls to it: the person may be at its end.
        <View className={ERROR_CLASS}>
          {model.notice === '' ? (
            <Notice kind="warn" title="金额有变化，请按新的金额确认">
              {model.changes.map((change) => (
                <View key={change}>{change}</View>
              ))}
            </Notice>
          ) : (
            <Notice kind="warn">{model.notice}</Notice>
          )}
        </View>
      )}
      {model.unsettled && <Notice kind="warn">{UNSETTLED.text}</Notice>}
      <TransferNotice transfers={model.transfers} />
    </>
  );
});

const Password = observer(function Password({ model, quote }: PartProps & { readonly quote: Quote }) {
  return (
    <Sheet
      open={model.asking}
      title="确认付款"
      note={padNote(quote, model.payment.cards.name, model.kind)}
      {...(model.pad.busy ? {} : { onClose: () => model.closePad() })}
      flush
    >
      <OrderPadView pad={model.pad} title={PAD.title} hint={PAD.hint} onForgotten={() => model.forgotten()} />
    </Sheet>
  );
});

const Content = observer(function Content({ model, quote }: PartProps & { readonly quote: Quote }) {
  const { kind } = model;
  const words = kind === '' ? undefined : KIND_WORDS[kind];
  return (
    <>
      <Notices model={model} />
      <FreeExits
        loans={model.toGiveBack}
        today={model.pending.value?.today ?? ''}
        onTake={(loanNo) => go('iouDetails', { loanNo })}
      />
      <Hero label={words?.label ?? ''} fen={quote.payAmount} note={words?.note} />
      {model.note && <Notice>{model.note}</Notice>}
      {model.lines.length > 0 && <Lines lines={model.lines} />}
      <Amounts quote={quote} />
      <PlanAfter quote={quote} />
      <PayWith payment={model.payment} quote={quote} onCoupon={(id) => void model.useCoupon(id)} />
      <Password model={model} quote={quote} />
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  const { quote, cards, requoting } = model.payment;
  if (quote.value === undefined) return null;
  if (model.unsettled !== '') {
    return <Button onPress={() => model.openResult()}>{UNSETTLED.action}</Button>;
  }
  const noCard = cards.list.state === 'ready' && cards.card === undefined;
  return (
    <Button
      onPress={() => model.ask()}
      loading={model.pad.busy || requoting}
      disabled={cards.card === undefined}
      reason={noCard ? '请先添加一张本人的储蓄卡' : undefined}
    >
      {`确认还款 ${moneyText(quote.value.payAmount)}`}
    </Button>
  );
});

const RepayConfirm = observer(function RepayConfirm() {
  const model = usePageModel(RepayConfirmModel);
  useSecret();
  return (
    <Page
      title={titleOf('repayConfirm')}
      onBack={() => void model.back()}
      foot={<Foot model={model} />}
      problem={model.problem}
    >
      <Async resource={model.payment.quote} skeleton="detail">
        {(quote) =>
          quote && model.linesUnderWay ? (
            <Skeleton kind="detail" />
          ) : quote ? (
            <Content model={model} quote={quote} />
          ) : (
            <Empty
              text="现在没有需要还的款。"
              icon="success"
              action={{ label: '查看还款', onPress: () => model.leave() }}
            />
          )
        }
      </Async>
    </Page>
  );
});

export default RepayConfirm;
