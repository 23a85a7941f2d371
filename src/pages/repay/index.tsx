import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Tabs } from '@/components/Tabs';
import { TextLink } from '@/components/TextLink';
import { moneyText } from '@/domain/money/fen';
import { PayoffCard, wayButton, WaysCard } from '@/features/repaying';
import { TransferNotice } from '@/features/transfers';
import { HowCounted, howDue } from '@/features/trust';
import { titleOf, usePageModel } from '@/navigation';
import { RepayModel } from './index.model';
import { splitParts } from '@/features/repaying';
import { ByMonth } from './parts/ByMonth';
import { FreeExits } from './parts/FreeExits';
import { LoanLine } from './parts/LoanLine';
import { firstOf } from './parts/order';
import { PayOrder } from './parts/PayOrder';
import type { DatedSplit, Pending } from './parts/pending';
import { UNSETTLED } from '@/domain/repay/underWay';

interface PartProps {
  readonly model: RepayModel;
}

const TABS = [
  { key: 'loans', label: '按借款' },
  { key: 'months', label: '按月' },
] as const;

const Unsettled = observer(function Unsettled({ model }: PartProps) {
  if (model.unsettled === '') return null;
  return (
    <Notice kind="warn" action={{ label: '看结果', onPress: () => model.openResult() }}>
      {UNSETTLED.text}
    </Notice>
  );
});

const Loans = observer(function Loans({ model, pending }: PartProps & { readonly pending: Pending }) {
  return (
    <Card title="借据" right={`${pending.loans.length} 笔`}>
      <View>
        {pending.loans.map((loan) => (
          <LoanLine
            key={loan.loanNo}
            loan={loan}
            today={pending.today}
            {...(model.kind === 'due' && {
              picked: model.picked.has(loan.loanNo),
              onPick: (picked: boolean) => model.pick(loan.loanNo, picked),
            })}
            onOpen={() => model.openLoan(loan.loanNo)}
          />
        ))}
      </View>
    </Card>
  );
});

const Content = observer(function Content({
  model,
  pending,
  due,
}: PartProps & { readonly pending: Pending; readonly due: DatedSplit }) {
  const { overdue, tab, besides, hero = due, choice, payoffShown: payoff } = model;
  return (
    <>
      {/* Where the free exit is the first way of the choice, it is not offered twice. */}
      {choice.ways[0]?.kind !== 'coolingOff' && (
        <FreeExits
          loans={model.toGiveBack}
          today={pending.today}
          onTake={(loanNo) => model.giveBack(loanNo)}
        />
      )}
      <Hero
        label={model.dueLabel}
        fen={hero.total}
        tone={overdue > 0 ? 'red' : 'ink'}
        parts={splitParts(hero)}
        {...(overdue > 0
          ? { right: `已逾期 ${overdue} 天`, note: `${besides}罚息只按逾期本金计算，还清后不再增加` }
          : {})}
      />
      <HowCounted items={[howDue(hero)]} />
      <Unsettled model={model} />
      <TransferNotice transfers={pending.transfers} />
      <WaysCard
        choice={choice}
        overdue={hero.total * Number(overdue > 0)}
        onPick={(kind) => model.choose(kind)}
      />
      {payoff && <PayoffCard payoff={payoff} />}
      <PayOrder way={choice.way} pending={pending} />
      <Tabs label="怎么看" items={TABS} value={tab} onChange={(key) => model.show(key)} />
      {tab === 'loans' ? (
        <Loans model={model} pending={pending} />
      ) : (
        <ByMonth model={model} pending={pending} />
      )}
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  if (!model.pending.value?.due) return null;
  if (model.unsettled !== '') {
    return <Button onPress={() => model.openResult()}>{UNSETTLED.action}</Button>;
  }
  const { amount, kind } = model;
  const { way } = model.choice;
  if (way !== undefined && kind !== 'due') {
    return (
      <Button onPress={() => model.repay()}>{way.loans.length > 1 ? firstOf(way) : wayButton(way, 0)}</Button>
    );
  }
  return (
    <Button
      onPress={() => model.repay()}
      loading={model.going.busy}
      disabled={amount === 0}
      reason="请先勾选要还的借款"
    >
      {amount === 0 ? '立即还款' : `立即还款 ${moneyText(amount)}`}
    </Button>
  );
});

const Repay = observer(function Repay() {
  const model = usePageModel(RepayModel);
  return (
    <Page
      title={titleOf('repay')}
      foot={<Foot model={model} />}
      right={<TextLink onPress={() => model.openHistory()}>记录</TextLink>}
    >
      <Async resource={model.pending} skeleton="detail">
        {(pending) =>
          pending.due ? (
            <Content model={model} pending={pending} due={pending.due} />
          ) : (
            <>
              <Unsettled model={model} />
              <TransferNotice transfers={pending.transfers} />
              <Empty
                text="现在没有借款要还。"
                icon="success"
                action={{ label: '看借还记录', onPress: () => model.openHistory() }}
              />
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default Repay;
