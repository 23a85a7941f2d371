import { useState } from 'react';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { InstalmentBars } from '@/components/InstalmentBars';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { METHOD_NAMES } from '@/domain/loan/methods';
import { moneyText } from '@/domain/money/fen';
import { Consent } from '@/features/consents';
import { back, titleOf, usePageModel } from '@/navigation';
import { Annualised } from '../parts/Annualised';
import { CostSheet } from '../parts/CostSheet';
import type { DrawingFacts } from '../parts/drawingFacts';
import type { Plan } from '../parts/plan';
import { ScheduleSheet } from '../parts/ScheduleSheet';
import { FRONT_TEXTS } from '../parts/texts';
import { LoanFrontModel } from './loanFrontPage.model';

function PlanOfLoan({ plan }: { readonly plan: Plan }) {
  const [listed, setListed] = useState(false);
  return (
    <Card
      title="还款计划"
      right={
        <TextLink leads onPress={() => setListed(true)}>
          {`查看 ${plan.rows.length} 期`}
        </TextLink>
      }
    >
      <InstalmentBars rows={plan.rows} />
      <Rows>
        <Annualised plan={plan} />
        <Row label="总利息" value={moneyText(plan.totalInterest)} />
        {plan.discount > 0 && <Row label="优惠券抵扣" value={`-${moneyText(plan.discount)}`} tone="gold" />}
        <Row label="应还总额" value={moneyText(plan.totalRepay)} strong />
      </Rows>
      <ScheduleSheet plan={plan} open={listed} onClose={() => setListed(false)} />
    </Card>
  );
}

interface PartProps {
  readonly model: LoanFrontModel;
  readonly drawing: DrawingFacts;
}

/** Each contract has its own consent. */
const Contracts = observer(function Contracts({ model, drawing }: PartProps) {
  const { consents } = model.form.fields;
  // While a drawing is reloaded, the previous one still shows, perhaps with other contracts.
  const contracts = drawing.contracts.filter(({ templateId }) => consents.ids.includes(templateId));
  return (
    <Card title="合同与授权" note="请逐份阅读，点名称可查看全文">
      {contracts.map(({ templateId, title }) => (
        <Consent
          key={templateId}
          field={consents.of(templateId)}
          names={[{ key: templateId, title }]}
          onOpen={() => model.preview(templateId)}
        />
      ))}
    </Card>
  );
});

const LoanFront = observer(function LoanFront() {
  const model = usePageModel(LoanFrontModel);
  const ready = model.drawing.state === 'ready';
  return (
    <Page
      title={titleOf('loanFront')}
      onBack={() => void back('loan')}
      foot={ready && <Button onPress={() => model.confirm()}>{FRONT_TEXTS.next}</Button>}
    >
      <Async resource={model.drawing} skeleton="detail">
        {(drawing) => (
          <>
            {model.note !== '' && <Notice kind="warn">{model.note}</Notice>}
            <Hero
              label="借款金额（元）"
              fen={drawing.plan.amount}
              right={`${drawing.plan.terms}期 · ${METHOD_NAMES[drawing.plan.method]}`}
              note={`年化利率（单利）${drawing.plan.annualisedRate}%`}
            />
            <Card>
              <Rows>
                <Row label="收款卡" value={drawing.card} />
                <Row label="用途" value={drawing.purpose} />
              </Rows>
            </Card>
            <PlanOfLoan plan={drawing.plan} />
            <Contracts model={model} drawing={drawing} />
          </>
        )}
      </Async>
      <CostSheet model={model} />
    </Page>
  );
});

export default LoanFront;
