import { rowTag } from '@/domain/repay/rowTag';

const TODAY = '2026-11-28';

it.each([
  ['paid', '2026-11-27', '已还'],
  ['due', TODAY, '今天到期'],
  ['due', '2026-11-27', '已到期'],
  ['overdue', '2026-11-27', '逾期'],
  ['future', '2026-12-28', '待还'],
] as const)('an instalment that is %s, with the due date %s, is called %s', (state, dueDate, words) => {
  expect(rowTag({ state, dueDate }, TODAY).text).toBe(words);
});
