import type { Card, Case } from './homeStatuses';

type Status = Case['status'];

/** A loan that is due in four weeks. */
const debt = (status: Status, card: Card, change: Partial<Case> = {}): Case => ({
  status: { userStatus: 'creditRepay', ...status },
  name: '本期应还',
  figure: 109_318,
  right: '还有 27 天',
  note: '12月18日到期',
  more: '',
  tone: 'ink',
  action: '去还款',
  card,
  ...change,
});

/** Everyone who owes and is not late: the debt, and on 我的 what there is to tell about the line. */
export const DEBTS: Readonly<Record<string, Case>> = {
  'a loan, and a line with room': debt({}, undefined),
  'a loan that uses up the line': debt({ available: '0.00' }, [
    'info',
    '额度已用完',
    '额度已用完，还款后恢复',
    '去还款',
  ]),
  'a loan whose line has expired': debt({ available: '0.00', validTo: '2026-11-20' }, [
    'info',
    '额度已到期',
    '额度已到期，还清后可以重新申请',
    '去还款',
  ]),
  'a loan, and borrowing that the person has paused': debt({ lifting: 'security', barred: '您已暂停借款' }, [
    'info',
    '现在不能借款',
    '您已暂停借款',
    '恢复借款',
  ]),
  'a loan that is due in three days': debt(
    {},
    ['info', '还有 3 天', '本期应还 1,093.18 元，11月24日到期', '去还款'],
    { dueDate: '2026-11-24', right: '还有 3 天', note: '11月24日到期', more: '到期那天还清，就不算逾期' },
  ),
  'a loan that is due today': debt(
    {},
    ['info', '今天到期', '今天应还 1,093.18 元，今天还清，就不算逾期', '去还款'],
    { dueDate: '2026-11-21', name: '今天应还', right: '今天到期', note: '今天还清，就不算逾期' },
  ),
};
