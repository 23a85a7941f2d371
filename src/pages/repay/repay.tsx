import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { moneyText } from '@/domain/money/fen';
import { TransferNotice } from '@/features/transfers';
import { HowCounted, howPayment } from '@/features/trust';
import { titleOf, usePageModel } from '@/navigation';
import { type Quote, splitParts } from '@/features/repaying';
import { FreeExits } from './parts/FreeExits';
import { Lines } from './parts/Lines';
import { PayWith } from './parts/PayWith';
import { RepayEntryModel } from './repay.model';

const Foot = observer(function Foot({ model }: { readonly model: RepayEntryModel }) {
  const { quote, cards } = model.payment;
  if (model.pending.state !== 'ready' || quote.value === undefined) return null;
  const noCard = cards.list.state === 'ready' && cards.card === undefined;
  return (
    <Button
      onPress={() => model.next()}
      loading={model.going.busy || model.payment.requoting}
      disabled={!model.mayGoOn}
      reason={noCard ? '请先添加一张本人的储蓄卡' : undefined}
    >
      下一步
    </Button>
  );
});

const Content = observer(function Content({
  model,
  quote,
}: {
  readonly model: RepayEntryModel;
  readonly quote: Quote;
}) {
  const { discount, payAmount } = quote;
  return (
    <>
      <FreeExits
        loans={model.toGiveBack}
        today={model.pending.value?.today ?? ''}
        onTake={(loanNo) => model.giveBack(loanNo)}
      />
      <Hero
        label="这次要还（元）"
        fen={payAmount}
        parts={splitParts(quote)}
        note={discount > 0 ? `优惠券已抵扣利息 ${moneyText(discount)}` : undefined}
      />
      <HowCounted items={howPayment(quote)} />
      <TransferNotice transfers={model.transfers} />
      {model.note && <Notice>{model.note}</Notice>}
      <Lines lines={model.lines} />
      <PayWith payment={model.payment} quote={quote} onCoupon={(id) => void model.payment.useCoupon(id)} />
    </>
  );
});

const RepayEntry = observer(function RepayEntry() {
  const model = usePageModel(RepayEntryModel);
  return (
    <Page title={titleOf('repayEntry')} onBack={() => void model.leave()} foot={<Foot model={model} />}>
      <Async resource={model.pending} skeleton="detail">
        {() => (
          <Async resource={model.payment.quote} skeleton="detail">
            {(quote) =>
              quote ? (
                <Content model={model} quote={quote} />
              ) : (
                <Empty
                  text="现在没有需要还的款。"
                  icon="success"
                  action={{ label: '返回', onPress: () => model.leave() }}
                />
              )
            }
          </Async>
        )}
      </Async>
    </Page>
  );
});

export default RepayEntry;
