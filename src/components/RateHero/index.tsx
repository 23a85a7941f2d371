import { observer } from 'mobx-react';
import type { Loadable } from '../Async';
import { Hero } from '../Hero';
import { Skeleton } from '../Skeleton';

/** As rateRange answers: 'Y', percent with no sign ('7.2'). */
interface RateRange {
  readonly isShow: string;
  readonly min: string;
  readonly max: string;
}

/**
 * What a loan costs at least and at most, where the product says so. Its place is kept while it is to come: what stands below must not move
 * under a finger. Where it failed, only this part is empty.
 */
export const RateHero = observer(function RateHero({ rate }: { readonly rate: Loadable<RateRange> }) {
  const { state, value } = rate;
  if (state === 'loading') return <Skeleton kind="hero" />;
  if (value?.isShow !== 'Y') return null;
  return (
    <Hero
      label="年化利率（单利）"
      figure={`${value.min}%–${value.max}%`}
      note="具体以审批结果和借款合同为准，不在放款前收取任何费用"
    />
  );
});
