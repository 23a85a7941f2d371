import { CLOCK_RATES } from '../../queries/clock';
import { DECISION_WORDS } from '../options/decisions';
import { FAULT_WORDS } from '../options/faults';
import { PERSONA_WORDS } from '../options/personas';
import { WORDS } from '../options/words';
import type { ConsoleApi } from '../tools';

const OPTIONS = {
  personas: Object.entries(PERSONA_WORDS).map(([value, words]) => ({ value, ...words })),
  faults: Object.entries(FAULT_WORDS).map(([kind, words]) => ({ kind, ...words })),
  decisions: Object.entries(DECISION_WORDS).map(([name, { title, options }]) => ({
    name,
    title,
    options: Object.entries(options).map(([value, text]) => ({ value, text })),
  })),
  words: WORDS,
  clockRates: CLOCK_RATES,
};

export type Options = typeof OPTIONS;

/** GET options: the choices of the page, with their labels. */
export const optionApi: ConsoleApi = (app) => {
  app.get('/options', async () => OPTIONS);
};
