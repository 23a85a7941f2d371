import { useState } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Failure } from '@/components/Failure';
import { FieldNote } from '@/components/Field';
import { Row, Rows } from '@/components/Row';
import { moneyText } from '@/domain/money/fen';
import type { LoanModel } from '../view/index.model';
import { Annualised } from './Annualised';
import { CouponRate, CouponRow } from './CouponRow';
import { ScheduleSheet } from './ScheduleSheet';
import type { Plan } from './plan';
import { LOAN_TEXTS } from './texts';

const Figures = observer(function Figures({
  model,
  plan,
  onList,
}: {
  readonly model: LoanModel;
  readonly plan: Plan;
  readonly onList?: () => void;
}) {
  const { pending } = model.trial;
  return (
    <Rows>
      <Row
        label={LOAN_TEXTS.plan}
        value={pending ? LOAN_TEXTS.trying : LOAN_TEXTS.rows(plan.rows.length)}
        {...(onList && { onPress: onList })}
      />
      <Annualised plan={plan} />
      <CouponRow model={model} discount={plan.discount} />
      <CouponRate plan={plan} />
      <Row label="应还总额" value={moneyText(plan.totalRepay)} strong />
    </Rows>
  );
});

/** A failed trial. The last plan keeps its place but is invisible, so that the content below does not move when the retry succeeds. */
const FailedPlan = observer(function FailedPlan({ model }: { readonly model: LoanModel }) {
  const { plan } = model.trial;
  const { message, traceNo } = model.trialFailure ?? { message: '', traceNo: '' };
  return (
    <Card>
      <View className="yl-loan__failed">
        {plan && (
          <View className="yl-loan__kept" aria-hidden="true">
            <Figures model={model} plan={plan} />
          </View>
        )}
        <View>
          <Failure message={message} traceNo={traceNo} onRetry={() => model.tryAgain()} />
        </View>
      </View>
    </Card>
  );
});

/** The live trial: the whole cost, and each instalment on demand. What each month costs stands above the page's button. */
export const PlanCard = observer(function PlanCard({ model }: { readonly model: LoanModel }) {
  const { plan, pending } = model.trial;
  const [listed, setListed] = useState(false);
  const error = model.errorOf('plan');
  if (model.trialFailure) return <FailedPlan model={model} />;
  if (plan === undefined) return error === '' ? null : <FieldNote error={error} />;
  return (
    <Card>
      <View
        className={pending ? 'yl-loan__plan yl-loan__plan--stale' : 'yl-loan__plan'}
        aria-busy={String(pending)}
      >
        <Figures model={model} plan={plan} onList={() => setListed(true)} />
      </View>
      <FieldNote error={error} />
      <ScheduleSheet plan={plan} open={listed} onClose={() => setListed(false)} />
    </Card>
  );
});
