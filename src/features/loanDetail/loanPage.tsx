import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { UNSETTLED } from '@/domain/repay/underWay';
import { PayoffCard, wayButton, WaysCard } from '@/features/repaying';
import { TransferNotice } from '@/features/transfers';
import { back, replace, titleOf, usePageModel, type PageParams } from '@/navigation';
import type { Iou } from './iou';
import { LoanModel, type LoanRoute } from './loanModel';
import { OverdueCard } from './OverdueCard';
import { Contracts, Facts, Repayments } from './Papers';
import { PlanCard } from './PlanCard';
import { CoolingOff, Summary, Trouble } from './Summary';
import { BUTTONS } from './texts';

interface PartProps {
  readonly model: LoanModel;
}

const Foot = observer(function Foot({ model }: PartProps) {
  const { action, choice, overdue } = model;
  if (action === 'none') return null;
  const { way } = choice;
  const text = action in BUTTONS ? BUTTONS[action as keyof typeof BUTTONS] : way && wayButton(way, overdue);
  return text === undefined ? null : <Button onPress={() => model.act()}>{text}</Button>;
});

const Content = observer(function Content({ model, iou }: PartProps & { readonly iou: Iou }) {
  const { payoffShown: payoff } = model;
  return (
    <>
      <Summary iou={iou} />
      <Trouble iou={iou} />
      <TransferNotice transfers={iou.transfers} />
      {model.action === 'unsettled' && <Notice kind="warn">{UNSETTLED.text}</Notice>}
      <OverdueCard iou={iou} />
      <CoolingOff model={model} iou={iou} />
      <WaysCard choice={model.choice} overdue={model.overdue} />
      {payoff && <PayoffCard payoff={payoff} />}
      <PlanCard iou={iou} />
      <Facts model={model} iou={iou} />
      <Repayments model={model} iou={iou} />
      <Contracts model={model} iou={iou} />
    </>
  );
});

/** From where the person comes to each of the pages. */
const BELOW = { iouDetails: 'repay', loanRecord: 'loanHistory', loanDetail: 'loanHistory' } as const;
const NONE = { repay: '查看全部借款', loanHistory: '查看借还记录' } as const;

/** The page of one loan at one of its three addresses (spec §2 Repayment, Business): the same view and model at each. */
export function loanPage(route: LoanRoute) {
  class Model extends LoanModel {
    constructor(params: PageParams) {
      super(params, route);
    }
  }
  const below = BELOW[route];
  return observer(function LoanPage() {
    const model = usePageModel(Model);
    return (
      <Page title={titleOf(route)} onBack={() => void back(below)} foot={<Foot model={model} />}>
        {model.loanNo === '' ? (
          <Empty text="没有找到这笔借款。" action={{ label: NONE[below], onPress: () => replace(below) }} />
        ) : (
          <Async resource={model.iou} skeleton="detail">
            {(iou) => <Content model={model} iou={iou} />}
          </Async>
        )}
      </Page>
    );
  });
}
