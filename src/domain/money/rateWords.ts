/** The only name that people see for a yearly rate. For a loan it is the rate in the contract. */
export const RATE_NAME = '年化利率（单利）';
/** The whole yearly cost of a loan that is repaid on time, as a rate. It counts real days, so it may differ from the rate in the contract. */
export const COST_NAME = '年化综合融资成本（单利）';

/** A range of rates in percent, '7.20%–24.00%'; a single rate is shown alone. */
export const rateSpan = (
  { min, max }: { readonly min: string; readonly max: string },
  joint = '–',
): string => (min === max ? `${min}%` : `${min}%${joint}${max}%`);
