import { Fragment } from 'react';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { ResultPage } from '@/components/ResultPage';
import { Row, Rows } from '@/components/Row';
import { moneyText } from '@/domain/money/fen';
import { returnTo, titleOf, usePageModel } from '@/navigation';
import { SettleSuccessModel } from './settleSuccessPage.model';
import { settledText, WORDS } from './texts';

const SettleSuccess = observer(function SettleSuccess() {
  const model = usePageModel(SettleSuccessModel);
  const { certificates, issued } = model;
  const title = titleOf('settleSuccess');
  const history = { label: WORDS.history, onPress: () => model.openHistory() };
  if (issued.state === 'ready' && certificates.length === 0) {
    return (
      <ResultPage
        title={title}
        outcome={{ none: { text: WORDS.noneIssued, icon: 'proof', action: history } }}
      />
    );
  }
  return (
    <ResultPage
      title={title}
      onBack={() => void returnTo('settlement')}
      outcome={
        issued.state === 'loading'
          ? 'loading'
          : { state: 'success', title: WORDS.success, text: WORDS.successText }
      }
      primary={{ label: WORDS.open, onPress: () => model.open() }}
      second={{ label: '完成', onPress: () => returnTo('settlement') }}
    >
      <Async resource={issued} part>
        {() => (
          <Card title="开具了这些证明" right={`${certificates.length} 份`}>
            <Rows>
              {certificates.map(({ id, amount, settledOn, code }) => (
                <Fragment key={id}>
                  <Row label={moneyText(amount)} note={settledText(settledOn)} />
                  <Row label={WORDS.code} note={code} />
                </Fragment>
              ))}
            </Rows>
          </Card>
        )}
      </Async>
    </ResultPage>
  );
});

export default SettleSuccess;
