/** Our own dialog of browsers grows with elder mode: there is nothing to show here. */
export const LargeQuestion = (): null => null;
