/**
 * A limit of what may be done within 24 hours, counted back from each try: anyone who has used it up is let in again a day after the tries
 * that count, never only because the date has changed.
 */
export const usedUp = (what: string, orElse: '' | '，或联系客服' | '，或致电客服' = ''): string =>
  `${what}的次数已用完，请24小时后再试${orElse}`;
