import { useState } from 'react';
import { Card } from '@/components/Card';
import { InstalmentBars } from '@/components/InstalmentBars';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { HowCounted, howPenalty, howTrial } from '@/features/trust';
import { Annualised } from './Annualised';
import { CouponRate } from './CouponRow';
import type { Plan } from './plan';
import { ScheduleRows } from './ScheduleRows';
import { FRONT_TEXTS } from './texts';

/** The plan in a few figures: first payment, interest, annual rate, total. Unfolded it shows the bars and every instalment. */
export function FoldedPlan({ plan }: { readonly plan: Plan }) {
  const [unfolded, setUnfolded] = useState(false);
  const { rows, totalInterest, discount, totalRepay } = plan;
  const first = rows[0];
  return (
    <Card
      title="还款计划"
      right={
        <TextLink onPress={() => setUnfolded(!unfolded)}>
          {unfolded ? FRONT_TEXTS.fold : FRONT_TEXTS.unfold(rows.length)}
        </TextLink>
      }
    >
      <Rows>
        {first && (
          <Row
            label="首期还款"
            note={formatChinese(first.dueDate, 'full')}
            value={moneyText(first.total)}
            strong
          />
        )}
        <Row label="总利息" value={moneyText(totalInterest)} />
        {discount > 0 && <Row label="优惠券抵扣" value={`-${moneyText(discount)}`} tone="gold" />}
        <Annualised plan={plan} />
        <CouponRate plan={plan} />
        <Row label="应还总额" value={moneyText(totalRepay)} strong />
      </Rows>
      <HowCounted items={[...howTrial(plan), howPenalty(plan.annualRate)]} />
      {unfolded && (
        <>
          <InstalmentBars rows={rows} />
          <ScheduleRows plan={plan} />
        </>
      )}
    </Card>
  );
}
