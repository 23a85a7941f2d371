import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { Row } from '@/components/Row';
import { titleOf, usePageModel } from '@/navigation';
import { LoanFailModel } from './loanFail.model';
import { PayoutFacts } from './parts/PayoutFacts';
import { FAILURES, PAYOUT_TEXTS as T, WAY_ON_TEXTS } from './parts/payoutTexts';

const LoanFail = observer(function LoanFail() {
  const model = usePageModel(LoanFailModel);
  const ready = model.payout.value?.state === 'failed';
  return (
    <Page
      title={titleOf('loanFail')}
      foot={ready && <Button onPress={() => model.continue()}>{WAY_ON_TEXTS[model.wayOn]}</Button>}
    >
      {model.loanNo === '' ? (
        <Empty text={T.none} action={{ label: T.toHistory, onPress: () => model.toHistory() }} />
      ) : (
        <Async resource={model.payout} skeleton="detail">
          {(payout) => {
            const { title, text } = FAILURES[payout.decline];
            return (
              <>
                <Card>
                  <ResultHero state="failed" title={title} fen={payout.amount} text={text} />
                </Card>
                <PayoutFacts payout={payout} />
                <Card>
                  <Row icon="service" label={T.service} onPress={() => model.askWhy()} />
                </Card>
              </>
            );
          }}
        </Async>
      )}
    </Page>
  );
});

export default LoanFail;
