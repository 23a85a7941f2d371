import { observer } from 'mobx-react';
import { AmountInput } from '@/components/AmountInput';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { TextLink } from '@/components/TextLink';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { TransferNotice } from '@/features/transfers';
import { titleOf, usePageModel } from '@/navigation';
import { FreeExits } from './parts/FreeExits';
import { loansToGiveBack } from '@/features/repaying';
import type { Iou } from '@/features/loanDetail';
import { PlanChoices } from './parts/PlanChoices';
import { PARTIAL } from './parts/texts';
import { PartRepayModel } from './partRepayPage.model';

interface PartProps {
  readonly model: PartRepayModel;
}

const Content = observer(function Content({ model, iou }: PartProps & { readonly iou: Iou }) {
  const { amount } = model.form.fields;
  return (
    <>
      <FreeExits loans={loansToGiveBack([iou])} today={iou.today} onTake={() => model.giveBack()} />
      <Hero
        label="剩余本金（元）"
        fen={iou.principalLeft}
        parts={[
          { label: '借款', value: formatYuan(iou.amount) },
          { label: '剩', value: `${iou.termsLeft}/${iou.terms} 期` },
        ]}
      />
      <TransferNotice transfers={iou.transfers} />
      {iou.overdue > 0 && <Notice kind="warn">{PARTIAL.overdueFirst(moneyText(iou.overdue))}</Notice>}
      <Card>
        <AmountInput
          label="这次还多少（元）"
          value={amount.value}
          onChange={(text) => model.type(text)}
          onDone={() => model.typed()}
          hint={model.hint}
          error={model.amountError}
          right={<TextLink onPress={() => model.payOff()}>改为全部还清</TextLink>}
        />
      </Card>
      <PlanChoices model={model} iou={iou} />
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  if (!model.iou.value?.partial) return null;
  return (
    <Button onPress={() => model.next()} loading={model.form.busy}>
      下一步
    </Button>
  );
});

const PartRepay = observer(function PartRepay() {
  const model = usePageModel(PartRepayModel);
  const none = <Empty text={PARTIAL.none} action={{ label: '查看这笔借款', onPress: () => model.back() }} />;
  return (
    <Page
      title={titleOf('partRepay')}
      onBack={() => void model.back()}
      foot={<Foot model={model} />}
      problem={model.form.problem}
    >
      {model.loanNo === '' ? (
        <Empty text="没有找到这笔借款。" action={{ label: '查看全部借款', onPress: () => model.back() }} />
      ) : (
        <Async resource={model.iou} skeleton="form">
          {(iou) => (iou.partial === null ? none : <Content model={model} iou={iou} />)}
        </Async>
      )}
    </Page>
  );
});

export default PartRepay;
