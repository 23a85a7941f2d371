import { useState } from 'react';
import { Row } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { COST_NAME } from '@/domain/money/rateWords';
import type { Plan } from './plan';

/** What the loan costs a year, simple, as the most prominent figure; the compound rate on demand. */
export function Annualised({ plan }: { readonly plan: Plan }) {
  const [compound, setCompound] = useState(false);
  return (
    <>
      <Row
        label={COST_NAME}
        note={compound ? '每月利率 × 12' : undefined}
        value={`${plan.annualisedRate}%`}
        lit
        end={compound ? undefined : <TextLink onPress={() => setCompound(true)}>看复利</TextLink>}
      />
      {compound && (
        <Row label="年化综合融资成本（复利）" note="按每月利息再计息折算" value={`${plan.compoundRate}%`} />
      )}
    </>
  );
}
