import { setDecisions } from '../../queries/decisions';
import { advanceDays } from '../api/clock';
import { bindQuickly, draw, repay } from '../person';
import { endProtocol } from '../personCards';
import { borrow, drawWhile, moveToDueDay, repayNow, WHOLE_LINE, WISH, type Make } from './steps';

/** Past the first due date in every month. */
const OVERDUE_DAYS = 35;

/** Past the cooling-off period, and before the second due date in every month. */
const COOLED_OFF_DAYS = 31;

/** A loan whose first term is this many days over; negative: still to come. */
const dueIn =
  (days: number): Make =>
  async (person, tools) =>
    moveToDueDay(person, tools, await borrow(person, tools), days);

/** States of loans and repayments. */
export const loanMakers = {
  borrowing: async (person, tools) => {
    await borrow(person, tools);
    return undefined;
  },
  usedUp: async (person, tools) => {
    await borrow(person, tools, { amount: WHOLE_LINE });
    return undefined;
  },
  disbursing: async (person, tools) => {
    await drawWhile(person, tools, 'hold');
    return '放款决定已设为 hold；改为 pay 或 fail 后，放款就有结果';
  },
  drawFailed: async (person, tools) => {
    await drawWhile(person, tools, 'fail');
    return '放款决定已设为 fail；再借款前请改为 pay';
  },
  drawStopped: async (person, tools) => {
    const loanNo = await drawWhile(person, tools, 'hold');
    await person.must('stopLoan', { loanNo });
    return '放款决定已设为 hold；再借款前请改为 pay';
  },
  repaying: async (person, tools) => {
    const loanNo = await borrow(person, tools);
    await setDecisions(tools.db, person.phone, { collect: 'hold' });
    await repay(person, loanNo, 'due');
    return '扣款决定已设为 hold；改为 pay 或 fail 后，还款就有结果';
  },
  repayFailed: async (person, tools) => {
    const loanNo = await borrow(person, tools);
    await setDecisions(tools.db, person.phone, { collect: 'fail' });
    await repay(person, loanNo, 'due');
    return '扣款决定已设为 fail；再还款前请改为 pay';
  },
  partlyRepaid: async (person, tools) => {
    await repayNow(person, await borrow(person, tools), 'due');
    return undefined;
  },
  twoLoans: async (person, tools) => {
    await repayNow(person, await borrow(person, tools), 'due');
    const { loanNo } = await draw(person, { ...WISH, amount: '3000.00', term: 3 });
    await repayNow(person, loanNo, 'due');
    await advanceDays(tools.db, COOLED_OFF_DAYS);
    return `借款后产品时钟向前拨了${COOLED_OFF_DAYS}天，对所有客户都生效，不能拨回`;
  },
  settled: async (person, tools) => {
    await repayNow(person, await borrow(person, tools), 'payoff');
    return undefined;
  },
  cards: async (person, tools) => {
    await borrow(person, tools);
    await bindQuickly(person, 'CCB');
    await endProtocol(tools.db, person.phone);
    return '第二张卡的银行扣款协议改成了昨天到期；协议由银行登记，因此直接写入';
  },
  dueSoon: dueIn(-3),
  dueToday: dueIn(0),
  overdue1: dueIn(1),
  overdue: async (person, tools) => {
    await borrow(person, tools);
    await advanceDays(tools.db, OVERDUE_DAYS);
    return `借款后产品时钟向前拨了${OVERDUE_DAYS}天，对所有客户都生效，不能拨回`;
  },
  overdue30: dueIn(30),
  overdue90: dueIn(90),
} as const satisfies Record<string, Make>;
