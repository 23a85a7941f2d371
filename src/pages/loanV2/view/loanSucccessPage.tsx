import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { Row, Rows } from '@/components/Row';
import { Skeleton } from '@/components/Skeleton';
import { titleOf, usePageModel } from '@/navigation';
import { outcomeOf } from '../parts/outcome';
import { RESULT_TEXTS } from '../parts/texts';
import { LoanSuccessModel } from './loanSucccessPage.model';

interface PartProps {
  readonly model: LoanSuccessModel;
}

const Foot = observer(function Foot({ model }: PartProps) {
  switch (model.state) {
    case 'loading':
      return null;
    case 'none':
    case 'paid':
      return <Button onPress={() => model.finish()}>{RESULT_TEXTS.done}</Button>;
    case 'failed':
      return <Button onPress={() => model.tryAnew()}>{RESULT_TEXTS.tryAnew}</Button>;
    case 'never':
      return model.resendable ? (
        <Button onPress={() => model.sendAgain()}>{RESULT_TEXTS.sendAgain}</Button>
      ) : (
        <Button onPress={() => model.tryAnew()}>{RESULT_TEXTS.tryAnew}</Button>
      );
    default:
      return (
        <Button onPress={() => model.askNow()} loading={model.poll.asking}>
          {RESULT_TEXTS.askNow}
        </Button>
      );
  }
});

/** What can be done besides: never the way out of the page alone. */
const More = observer(function More({ model }: PartProps) {
  const { state } = model;
  if (state === 'loading' || state === 'none') return null;
  if (state === 'paid') {
    return (
      <Card>
        <Rows>
          <Row icon="bell" label={RESULT_TEXTS.remind} onPress={() => model.remind()} />
          <Row icon="record" label={RESULT_TEXTS.openLoan} onPress={() => model.openLoan()} />
        </Rows>
      </Card>
    );
  }
  return (
    <Button kind="ghost" onPress={() => model.finish()}>
      {model.leaveText}
    </Button>
  );
});

const Outcome = observer(function Outcome({ model }: PartProps) {
  const { state, poll } = model;
  if (state === 'loading') return <Skeleton kind="detail" />;
  if (state === 'none') return <Empty text={RESULT_TEXTS.none} />;
  return (
    <>
      {poll.unanswered && <Notice kind="warn">{RESULT_TEXTS.unanswered}</Notice>}
      <Card>
        <ResultHero {...outcomeOf(state, poll.answer)} />
      </Card>
    </>
  );
});

const LoanSuccess = observer(function LoanSuccess() {
  const model = usePageModel(LoanSuccessModel);
  return (
    <Page title={titleOf('loanSuccess')} onBack={null} foot={<Foot model={model} />}>
      <Outcome model={model} />
      <More model={model} />
    </Page>
  );
});

export default LoanSuccess;
