import { useState } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Failure } from '@/components/Failure';
import { FieldNote } from '@/components/Field';
import { InstalmentBars } from '@/components/InstalmentBars';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { moneyText } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import type { LoanModel } from '../view/index.model';
import { Annualised } from './Annualised';
import { CouponRate, CouponRow } from './CouponRow';
import { ScheduleSheet } from './ScheduleSheet';
import type { Plan } from './plan';
import { LOAN_TEXTS } from './texts';

const Figures = observer(function Figures({
  model,
  plan,
}: {
  readonly model: LoanModel;
  readonly plan: Plan;
}) {
  return (
    <>
      <InstalmentBars rows={plan.rows} />
      <Rows>
        <Annualised plan={plan} />
        <Row label="总利息" value={moneyText(plan.totalInterest)} />
        <CouponRow model={model} discount={plan.discount} />
        <CouponRate plan={plan} />
        <Row label="应还总额" value={moneyText(plan.totalRepay)} strong />
      </Rows>
    </>
  );
});

/** A failed trial. The last plan keeps its place but is invisible, so that the content below does not move when the retry succeeds. */
const FailedPlan = observer(function FailedPlan({ model }: { readonly model: LoanModel }) {
  const { plan } = model.trial;
  const { message, traceNo } = model.trialFailure ?? { message: '', traceNo: '' };
  return (
    <Card title="还款计划">
      <View className="yl-loan__failed">
        {plan && (
          <View className="yl-loan__kept" aria-hidden="true">
            <Figures model={model} plan={plan} />
          </View>
        )}
        <View>
          <Failure message={message} traceNo={traceNo} onRetry={() => model.trial.retry()} />
        </View>
      </View>
    </Card>
  );
});

/** The live trial: bars, the cost, and each instalment on demand. */
export const PlanCard = observer(function PlanCard({ model }: { readonly model: LoanModel }) {
  const { plan, pending } = model.trial;
  const [listed, setListed] = useState(false);
  if (model.trialFailure) return <FailedPlan model={model} />;
  if (plan === undefined) return <NoPlan model={model} />;
  const note = pending ? <Tag>试算中</Tag> : undefined;
  return (
    <Card
      title="还款计划"
      right={
        note ?? <TextLink leads onPress={() => setListed(true)}>{`查看 ${plan.rows.length} 期`}</TextLink>
      }
    >
      <View
        className={pending ? 'yl-loan__plan yl-loan__plan--stale' : 'yl-loan__plan'}
        aria-busy={String(pending)}
      >
        <Figures model={model} plan={plan} />
      </View>
      <FieldNote error={model.errorOf('plan')} />
      <ScheduleSheet plan={plan} open={listed} onClose={() => setListed(false)} />
    </Card>
  );
});

/** Shown while there is no amount for a trial. */
const NoPlan = observer(function NoPlan({ model }: { readonly model: LoanModel }) {
  const rate = model.loan.facts?.annualRate;
  const wait = model.trial.pending;
  return (
    <Card title="还款计划" note={LOAN_TEXTS.planEmpty} right={wait ? <Tag>试算中</Tag> : undefined}>
      {rate !== undefined && <Row label="年化利率（单利）" value={ratePercent(rate)} lit />}
      <FieldNote error={model.errorOf('plan')} />
    </Card>
  );
});
