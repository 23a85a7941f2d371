/** The only name that a person reads for a rate a year: of a loan, the one in its contract. */
export const RATE_NAME = '年化利率（单利）';
/** Everything that a loan costs a year if it is repaid on time, as a rate: by its real days, so it may differ from the rate of its contract. */
export const COST_NAME = '年化综合融资成本（单利）';
