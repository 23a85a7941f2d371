import type { ComponentProps } from 'react';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Failure } from '@/components/Failure';
import { Page } from '@/components/Page';
import { ResultPage } from '@/components/ResultPage';
import { titleOf, usePageModel } from '@/navigation';
import { LoaningModel } from './loaning.model';
import { PayoutFacts } from './parts/PayoutFacts';
import { payoutOutcome } from './parts/payoutOutcome';
import { PAYOUT_TEXTS as T } from './parts/payoutTexts';

type Action = ComponentProps<typeof ResultPage>['primary'];

function actionsOf(model: LoaningModel): { readonly primary?: Action; readonly second?: Action } {
  const { value } = model.payout;
  const refresh = { label: T.refresh, onPress: () => model.load() };
  if (value?.state === 'processing') {
    return {
      primary: refresh,
      second: { label: T.stop, onPress: () => model.stop(), loading: model.stopping.busy },
    };
  }
  if (value?.state === 'stopping') return { primary: refresh };
  if (value?.state !== 'paid') return {};
  const label = value.coolingOffDaysLeft !== null && value.stopAsked ? T.giveBack : T.openLoan;
  return { primary: { label, onPress: () => model.openLoan() } };
}

const Loaning = observer(function Loaning() {
  const model = usePageModel(LoaningModel);
  const { value, failure, state } = model.payout;
  if (model.loanNo === '') {
    const action = { label: T.toHistory, onPress: () => model.toHistory() };
    return <ResultPage title={titleOf('loaning')} outcome={{ none: { text: T.none, action } }} />;
  }
  if (state === 'failed' && failure !== undefined) {
    return (
      <Page title={titleOf('loaning')}>
        <Card>
          <Failure message={failure.message} traceNo={failure.traceNo} onRetry={() => model.load()} />
        </Card>
      </Page>
    );
  }
  return (
    <ResultPage
      title={titleOf('loaning')}
      outcome={value === undefined || value.state === 'failed' ? 'loading' : payoutOutcome(value)}
      warning={(value?.state === 'processing' && model.stopping.problem) || (failure?.message ?? '')}
      {...actionsOf(model)}
    >
      {value && value.state !== 'failed' && <PayoutFacts payout={value} />}
    </ResultPage>
  );
});

export default Loaning;
