import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { METHOD_NAMES } from '@/domain/loan/methods';
import { COST_NAME } from '@/domain/money/rateWords';
import { ConsentList } from '@/features/consents';
import { back, titleOf, usePageModel } from '@/navigation';
import { Changed } from '../parts/Changed';
import { CostSheet } from '../parts/CostSheet';
import { FoldedPlan } from '../parts/FoldedPlan';
import { FRONT_TEXTS } from '../parts/texts';
import { LoanFrontModel } from './loanFrontPage.model';

interface PartProps {
  readonly model: LoanFrontModel;
}

/** A single contract has its own button for the consent; of several contracts, each has its own tick. */
const Agreeing = observer(function Agreeing({ model }: PartProps) {
  const { onlyContract } = model;
  if (onlyContract === undefined) {
    return (
      <>
        <Contracts model={model} />
        <Button onPress={() => model.confirm()}>{FRONT_TEXTS.next}</Button>
      </>
    );
  }
  const { templateId, title } = onlyContract;
  return (
    <>
      <Row label={FRONT_TEXTS.contract} value={`《${title}》`} onPress={() => model.preview(templateId)} />
      <Button onPress={() => model.confirm()}>{FRONT_TEXTS.agreeOne(title)}</Button>
    </>
  );
});

/** Each contract has its own consent, directly above the button. */
const Contracts = observer(function Contracts({ model }: PartProps) {
  const { consents } = model.form.fields;
  // While a drawing is reloaded, the previous one still shows, perhaps with other contracts.
  const contracts = (model.drawing.value?.contracts ?? []).filter(({ templateId }) =>
    consents.ids.includes(templateId),
  );
  return (
    <ConsentList
      consents={consents}
      label={FRONT_TEXTS.contracts}
      note={FRONT_TEXTS.contractsNote}
      texts={contracts.map(({ templateId, title }) => ({ id: templateId, title }))}
      onOpen={(id) => model.preview(id)}
      onAgreed={() => model.confirm()}
    />
  );
});

const LoanFront = observer(function LoanFront() {
  const model = usePageModel(LoanFrontModel);
  const ready = model.drawing.state === 'ready';
  return (
    <Page
      title={titleOf('loanFront')}
      onBack={() => void back('loan')}
      foot={ready && <Agreeing model={model} />}
    >
      <Async resource={model.drawing} skeleton="detail">
        {(drawing) => (
          <>
            <Changed note={model.note} changes={model.changes} />
            <Hero
              label="借款金额（元）"
              fen={drawing.plan.amount}
              right={`${drawing.plan.terms}期 · ${METHOD_NAMES[drawing.plan.method]}`}
              note={`${COST_NAME}${drawing.plan.annualisedRate}%`}
            />
            <Card>
              <Rows>
                <Row label="收款卡" value={drawing.card} onPress={() => model.changeCard()} />
                <Row label="用途" value={drawing.purpose} />
                {drawing.address !== '' && <Row label="收货地址" note={drawing.address} />}
              </Rows>
            </Card>
            <FoldedPlan plan={drawing.plan} />
          </>
        )}
      </Async>
      <CostSheet model={model} />
    </Page>
  );
});

export default LoanFront;
