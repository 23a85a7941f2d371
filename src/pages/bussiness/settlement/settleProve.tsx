import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Checkbox } from '@/components/Checkbox';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { moneyText } from '@/domain/money/fen';
import { liftOf } from '@/features/blocks';
import { returnTo, titleOf, usePageModel } from '@/navigation';
import type { SettlingLoan } from './parts/loans';
import { SettleProveModel } from './settleProve.model';
import { aboutLoan, settledText, WORDS } from './texts';
import './settleProve.scss';

interface PartProps {
  readonly model: SettleProveModel;
}

const Choices = observer(function Choices({
  model,
  loans,
}: PartProps & { readonly loans: readonly SettlingLoan[] }) {
  return (
    <Card title={WORDS.choose} right={`${loans.length} 笔`}>
      {loans.map((loan) => (
        <Checkbox
          key={loan.loanNo}
          checked={model.picked.has(loan.loanNo)}
          onChange={(picked) => model.pick(loan.loanNo, picked)}
          label={`${aboutLoan(loan)}，${settledText(loan.settledOn)}`}
        >
          <View className="yl-settle-prove__amount">{moneyText(loan.amount)}</View>
          <View className="yl-settle-prove__note">{settledText(loan.settledOn)}</View>
          <View className="yl-settle-prove__note">{`借据编号 ${loan.loanNo}`}</View>
        </Checkbox>
      ))}
    </Card>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  const { value } = model.loans;
  if (value === undefined || value.length === 0) return null;
  const { count } = model;
  return (
    <Button
      onPress={() => model.submit()}
      loading={model.sending.busy}
      disabled={count === 0}
      reason={WORDS.chooseNone}
    >
      {count > 1 ? `开具 ${count} 份证明` : '开具证明'}
    </Button>
  );
});

const SettleProve = observer(function SettleProve() {
  const model = usePageModel(SettleProveModel);
  return (
    <Page
      title={titleOf('settleProve')}
      onBack={() => void returnTo('settlement')}
      foot={<Foot model={model} />}
      problem={model.problem}
      lift={liftOf(model.sending.failure)}
    >
      <Async resource={model.loans} skeleton="list">
        {(loans) =>
          loans.length === 0 ? (
            <Empty
              text={WORDS.noneToIssue}
              icon="proof"
              action={{ label: WORDS.history, onPress: () => model.openHistory() }}
            />
          ) : (
            <>
              <Choices model={model} loans={loans} />
              <Card title={WORDS.contents}>
                <Bullets items={WORDS.contentsLines} />
              </Card>
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default SettleProve;
