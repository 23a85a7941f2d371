import { CREDIT_STATES } from './credit';
import { MONEY_STATES } from './money';
import { PERSON_STATES } from './person';
import { SERVICE_STATES } from './services';
import type { PageState } from './types';

export type { PageState } from './types';

/** Every page of the product with its states, and the persona that shows each. */
export const PAGE_STATES: readonly PageState[] = [
  ...PERSON_STATES,
  ...CREDIT_STATES,
  ...MONEY_STATES,
  ...SERVICE_STATES,
];
