import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { Row, Rows } from '@/components/Row';
import { Skeleton } from '@/components/Skeleton';
import { titleOf, usePageModel } from '@/navigation';
import { RESULT } from './parts/texts';
import { RepayResultModel } from './repayResult.model';
import './repayResult.scss';

interface PartProps {
  readonly model: RepayResultModel;
}

const Outcome = observer(function Outcome({ model }: PartProps) {
  const { answer } = model.poll;
  switch (model.state) {
    case 'none':
      return <Empty text={RESULT.none} action={{ label: '查看还款', onPress: () => model.finish() }} />;
    case 'loading':
      return <Skeleton kind="detail" />;
    case 'checking':
      return <ResultHero state="processing" title={RESULT.checking} text={RESULT.checkingText} />;
    case 'processing':
      return (
        <ResultHero
          state="processing"
          title={RESULT.processing}
          fen={model.amount}
          text={RESULT.processingText}
        />
      );
    case 'paid':
      return <ResultHero state="success" title={model.paidTitle} fen={model.amount} next={model.next} />;
    case 'failed':
      return <ResultHero state="failed" title={RESULT.failed} fen={model.amount} text={answer?.reason} />;
    case 'never':
      return <ResultHero state="failed" title={RESULT.never} text={RESULT.neverText} />;
  }
});

/** One primary action, and at most one beside it. */
const Foot = observer(function Foot({ model }: PartProps) {
  switch (model.state) {
    case 'none':
    case 'loading':
      return null;
    case 'checking':
    case 'processing':
      return (
        <Pair
          primary={
            <Button onPress={() => model.askNow()} loading={model.poll.asking}>
              现在查询
            </Button>
          }
          second={
            <Button kind="ghost" onPress={() => model.finish()}>
              先离开
            </Button>
          }
        />
      );
    case 'paid':
      return <Button onPress={() => model.finish()}>完成</Button>;
    case 'failed':
    case 'never':
      return (
        <Pair
          primary={
            <Button onPress={() => model.tryAgain()}>
              {model.state === 'failed' ? '换一张卡再试' : '重新还款'}
            </Button>
          }
          second={
            <Button kind="ghost" onPress={() => model.finish()}>
              返回
            </Button>
          }
        />
      );
  }
});

function Pair({ primary, second }: { readonly primary: ReactNode; readonly second: ReactNode }) {
  return (
    <View className="yl-repay-result__pair">
      {second}
      {primary}
    </View>
  );
}

const RepayResult = observer(function RepayResult() {
  const model = usePageModel(RepayResultModel);
  return (
    <Page title={titleOf('repayResult')} onBack={() => void model.finish()} foot={<Foot model={model} />}>
      <Outcome model={model} />
      {(model.state === 'paid' || model.state === 'processing') && (
        <Card>
          <Rows>
            <Row label="借还记录" icon="record" onPress={() => model.openHistory()} />
          </Rows>
        </Card>
      )}
    </Page>
  );
});

export default RepayResult;
