/** The only name that a person reads for a rate a year. */
export const RATE_NAME = '年化利率（单利）';
