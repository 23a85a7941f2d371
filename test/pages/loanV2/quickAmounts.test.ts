import type { EntryFacts } from '@/pages/loanV2/parts/entryFacts';
import { quickAmounts } from '@/pages/loanV2/parts/quickAmounts';

const facts = (most: number, lastAmount?: string) => ({
  rule: { min: 50_000, step: 10_000, max: most },
  most,
  last: lastAmount === undefined ? null : ({ amount: lastAmount } as EntryFacts['last']),
});

const labels = (...given: Parameters<typeof facts>) =>
  quickAmounts(facts(...given)).map(({ label }) => label);

it.each([
  ['before the first loan', 5_000_000, undefined, ['1,000', '5,000', '全部 50,000']],
  ['the last sum comes first', 3_800_000, '12000.00', ['上次 12,000', '1,000', '5,000', '全部 38,000']],
  ['no sum twice', 500_000, '1000.00', ['上次 1,000', '5,000']],
  ['no sum that is out of reach', 300_000, '12000.00', ['1,000', '全部 3,000']],
  ['no sum that the rule refuses', 300_000, '1250.00', ['1,000', '全部 3,000']],
  ['nothing to draw', 0, '12000.00', []],
])('%s', (_name, most, last, expected) => expect(labels(most, last)).toEqual(expected));
