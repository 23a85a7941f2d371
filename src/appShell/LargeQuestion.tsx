/** In a browser our dialog grows with elder mode, so there is nothing to show here. */
export const LargeQuestion = (): null => null;
