import type { Keeper, Row } from '../keeper';
import * as by from './keepers';

const LENDER: Keeper = 'by the people at the lender';
const LATER = (title: string): Keeper => ['test/gateway/settlement/declinedLater.test.ts', title];
const COUPON_BACK = LATER(
  'to a drawing gives the coupon back for three days at least, and leaves a later end as it is',
);
const INSTALMENT = by.events('of one instalment tells what is left, of the rest that the loan is settled');
const EXIT: Keeper = [
  'test/gateway/ledger/exit.test.ts',
  'After an instalment the exit costs the rest of the principal, less the interest that was paid',
];
const ARRIVED: Keeper = [
  'test/gateway/arrivalDay.test.ts',
  'has the day of its arrival on the certificate, in the lists, in the history and in the export',
];
const HELD = by.reviewed('home, the debt and the loan name the transfer, with its loan and its day');
const BOOKS_ITSELF: Keeper = [
  'test/gateway/heldTransfer.test.ts',
  'is kept, and books itself on the due day, once, as of that day, with its message',
];
const RETURNED: Keeper = [
  'test/gateway/returnedTransfer.test.ts',
  'goes back: the person reads what to expect at each step, and nothing is booked',
];
const OFFLINE: Keeper = [
  'test/gateway/offline.test.ts',
  'is refused with a reason first, then accepted and booked once',
];

/** Messages about payouts, repayments and transfers. */
export const MESSAGES_OF_MONEY: readonly Row[] = [
  ['您提交的线下还款', OFFLINE],
  ['正在核对到账', OFFLINE],
  ['一般1个工作日内有结果', LENDER],
  ['会留到那天算作还款', HELD],
  ['自动入账', BOOKS_ITSELF],
  ['元，借款已经结清', RETURNED],
  ['一般3个工作日内退回', LENDER],
  ['退回后会再告诉您', RETURNED],
  ['元已退回', RETURNED],
  ['已放款到尾号', by.events('that is paid out: sum, card and first due date')],
  ['首期还款日是', by.events('that is paid out: sum, card and first due date')],
  ['优惠券已退回，可以用到', COUPON_BACK],
  ['元没有放款：', by.events('that failed: why, that no money moved, and what to do')],
  [
    '已按您的要求停止放款',
    ['test/gateway/settlement/stop.test.ts', 'is stopped, and stays stopped however often the person asks'],
  ],
  ['这笔借款还剩本金', INSTALMENT],
  ['您已还款', INSTALMENT],
  ['冷静期内还清', EXIT],
  [
    '您已还的钱够还本金',
    [
      'test/gateway/ledger/exit.test.ts',
      'If more than the principal was paid there is nothing left to pay, and the exit settles the loan',
    ],
  ],
  ['您线下转账的', ARRIVED],
  ['利息和罚息只算到', ARRIVED],
  ['这笔钱比还款日早到', HELD],
  ['元没有成功：', by.events('that failed says so only when the bank has said so')],
  [
    '的转账正在核对，另有',
    by.reviewed("the bank's no to an online payment names the transfer, and asks for nothing that it covers"),
  ],
  [
    '现在已逾期',
    LATER('after midnight says what is owed now, with its penalty, and until when the coupon is good again'),
  ],
  ['今天是还款日', LATER('on the day itself says that it is due today')],
  [
    '冷静期到',
    LATER(
      'to the exit after its last day says that the cooling-off is over, and what ending the loan costs now',
    ),
  ],
];
