import type { ComponentProps } from 'react';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { ResultPage } from '@/components/ResultPage';
import { Row } from '@/components/Row';
import { AllowInWechat } from '@/features/wechatMessages';
import { titleOf, usePageModel } from '@/navigation';
import { outcomeOf } from '../parts/outcome';
import { RESULT_TEXTS } from '../parts/texts';
import { LoanSuccessModel } from './loanSucccessPage.model';

type Action = ComponentProps<typeof ResultPage>['primary'];

function primaryOf(model: LoanSuccessModel): Action {
  const again = { label: RESULT_TEXTS.tryAgain, onPress: () => model.tryAgain() };
  switch (model.state) {
    case 'loading':
      return undefined;
    case 'none':
    case 'paid':
      return { label: RESULT_TEXTS.done, onPress: () => model.finish() };
    case 'failed':
      return again;
    case 'never':
      return model.resendable ? { label: RESULT_TEXTS.sendAgain, onPress: () => model.sendAgain() } : again;
    case 'checking':
    case 'processing':
      return { label: RESULT_TEXTS.askNow, onPress: () => model.askNow(), loading: model.poll.asking };
  }
}

/** The second action: the exit, or the loan as soon as it exists. So the main button does not move when the result arrives. */
function secondOf(model: LoanSuccessModel): Action {
  switch (model.state) {
    case 'loading':
    case 'none':
      return undefined;
    case 'paid':
      return { label: RESULT_TEXTS.openLoan, onPress: () => model.openLoan() };
    default:
      return { label: model.leaveText, onPress: () => model.finish() };
  }
}

function outcome({ state, poll }: LoanSuccessModel): ComponentProps<typeof ResultPage>['outcome'] {
  if (state === 'loading') return state;
  return state === 'none' ? { none: { text: RESULT_TEXTS.none } } : outcomeOf(state, poll.answer);
}

const LoanSuccess = observer(function LoanSuccess() {
  const model = usePageModel(LoanSuccessModel);
  return (
    <ResultPage
      title={titleOf('loanSuccess')}
      onBack={null}
      outcome={outcome(model)}
      warning={model.poll.unanswered ? RESULT_TEXTS.unanswered : ''}
      primary={primaryOf(model)}
      second={secondOf(model)}
    >
      {model.state === 'processing' && (
        <Card>
          <Row icon="clock" label={RESULT_TEXTS.progress} onPress={() => model.openProgress()} />
        </Card>
      )}
      {model.state === 'paid' && (
        <Card>
          <Row icon="bell" label={RESULT_TEXTS.remind} onPress={() => model.remind()} />
        </Card>
      )}
      {(model.state === 'processing' || model.state === 'paid') && <AllowInWechat model={model.inWechat} />}
    </ResultPage>
  );
});

export default LoanSuccess;
