/**
 * What kind of host the gateway is to the outside:
 * - `own`: everything that the contract has
 * - `spec`: a host that knows only section 7 of the spec, and writes its answers as a company's servers do
 * - `spec-plain`: the same, and some answers to sealed calls are in clear or without a sign (TARO_APP_ANSWER_SIGN=optional)
 */
export const PROFILES = ['own', 'spec', 'spec-plain'] as const;
export type ProfileName = (typeof PROFILES)[number];
