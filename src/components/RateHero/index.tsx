import { observer } from 'mobx-react';
import { rateSpan } from '@/domain/money/rateWords';
import type { Loadable } from '../Async';
import { Hero, HeroPlace } from '../Hero';

/** The answer of rateRange: 'Y', percent without the % sign ('7.2'). */
interface RateRange {
  readonly isShow: string;
  readonly min: string;
  readonly max: string;
}

const NOTE = '具体以审批结果和借款合同为准，不在放款前收取任何费用';
/** A placeholder as wide as the real figure. */
const USUAL = '7.20%–24.00%';

/**
 * The lowest and highest rate of a loan, if the product shows them. Its place is kept while the rate loads: the content below must not
 * move under the person's finger. If loading fails, only this part is empty.
 */
export const RateHero = observer(function RateHero({ rate }: { readonly rate: Loadable<RateRange> }) {
  const { state, value } = rate;
  if (state === 'loading') return <HeroPlace figure={USUAL} lines={[NOTE]} action={false} />;
  if (value?.isShow !== 'Y') return null;
  return <Hero label="年化利率（单利）" figure={rateSpan(value)} note={NOTE} />;
});
