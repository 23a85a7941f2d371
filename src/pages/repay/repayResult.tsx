import type { ComponentProps } from 'react';
import { observer } from 'mobx-react';
import { ResultPage } from '@/components/ResultPage';
import { titleOf, usePageModel } from '@/navigation';
import { ORDER } from './parts/order';
import { RESULT } from './parts/texts';
import { RepayResultModel } from './repayResult.model';

type Shown = ComponentProps<typeof ResultPage>;

function outcomeOf(model: RepayResultModel): Shown['outcome'] {
  const { state, amount: fen, poll } = model;
  switch (state) {
    case 'loading':
      return state;
    case 'none':
      return { none: { text: RESULT.none, action: { label: '查看还款', onPress: () => model.finish() } } };
    case 'checking':
      return { state: 'processing', title: RESULT.checking, text: RESULT.checkingText };
    case 'processing':
      return { state, title: RESULT.processing, fen, text: RESULT.processingText };
    case 'paid':
      return { state: 'success', title: model.paidTitle, fen, next: model.next };
    case 'failed':
      return { state, title: RESULT.failed, fen, text: poll.answer?.reason || RESULT.failedText };
    case 'never':
      return { state: 'failed', title: RESULT.never, text: RESULT.neverText };
  }
}

/** One primary action and at most one second action. */
function actionsOf(model: RepayResultModel): Pick<Shown, 'primary' | 'second'> {
  const { state } = model;
  const leave = (label: string) => ({ label, onPress: () => model.finish() });
  const again = (label: string) => ({ label, onPress: () => model.tryAgain() });
  switch (state) {
    case 'none':
    case 'loading':
      return {};
    case 'checking':
    case 'processing':
      return {
        primary: { label: '现在查询', onPress: () => model.askNow(), loading: model.poll.asking },
        second: leave('先离开'),
      };
    case 'paid':
      return {
        primary: leave(model.another ? ORDER.next : '完成'),
        second: { label: '借还记录', onPress: () => model.openHistory() },
      };
    case 'failed':
      return { primary: again('换一张卡再试'), second: leave('返回') };
    case 'never':
      return { primary: again('重新还款'), second: leave('返回') };
  }
}

const RepayResult = observer(function RepayResult() {
  const model = usePageModel(RepayResultModel);
  return (
    <ResultPage
      title={titleOf('repayResult')}
      onBack={() => void model.finish()}
      outcome={outcomeOf(model)}
      {...actionsOf(model)}
    />
  );
});

export default RepayResult;
