import { Hero } from '../Hero';

interface RateHeroProps {
  /** As rateRange answers: 'Y', percent with no sign ('7.2'); undefined until then. */
  readonly rate: { readonly isShow: string; readonly min: string; readonly max: string } | undefined;
}

/** What a loan costs at least and at most, where the product says so. */
export function RateHero({ rate }: RateHeroProps) {
  if (rate?.isShow !== 'Y') return null;
  return (
    <Hero
      label="年化利率（单利）"
      figure={`${rate.min}%–${rate.max}%`}
      note="具体以审批结果和借款合同为准，不在放款前收取任何费用"
    />
  );
}
