import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { titleOf, usePageModel } from '@/navigation';
import { splitParts, splitText } from './parts/amounts';
import { PayWith } from './parts/PayWith';
import { loanTitle } from './parts/pending';
import type { Quote } from './parts/quote';
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

const Lines = observer(function Lines({ model }: { readonly model: RepayEntryModel }) {
  return (
    <Card title="还哪几笔" right={`${model.lines.length} 笔`}>
      <Rows>
        {model.lines.map(({ item, loan }) => (
          <Row
            key={item.loanNo}
            label={loan ? `${loanTitle(loan)}借款` : '借款'}
            note={splitText(item)}
            value={formatYuan(item.total)}
            under={
              loan && loan.overdueDays > 0 ? <Tag kind="red">{`逾期 ${loan.overdueDays} 天`}</Tag> : undefined
            }
            strong
          />
        ))}
      </Rows>
    </Card>
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
      <Hero
        label="这次要还（元）"
        fen={payAmount}
        parts={splitParts(quote)}
        note={discount > 0 ? `优惠券已抵扣利息 ${moneyText(discount)}` : undefined}
      />
      {model.note && <Notice>{model.note}</Notice>}
      <Lines model={model} />
      <PayWith payment={model.payment} quote={quote} />
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
