import type { CivilDate } from '../dates/civil';
import type { LoanFigureRow } from './loanFigures';

const TAGS = {
  paid: { text: '已还', kind: 'green' },
  due: { text: '今天到期', kind: 'gold' },
  /** While the bank decides on a repayment of the day before, the instalment counts as of that day. */
  dueBefore: { text: '已到期', kind: 'gold' },
  overdue: { text: '逾期', kind: 'red' },
  future: { text: '待还', kind: 'grey' },
} as const;

/** State of an instalment in words. `today`: the server's day. */
export const rowTag = ({ state, dueDate }: Pick<LoanFigureRow, 'state' | 'dueDate'>, today: CivilDate) =>
  TAGS[state === 'due' && dueDate < today ? 'dueBefore' : state];
