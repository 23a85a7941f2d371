import type { Keeper, Row } from '../keeper';

const DOMAIN = 'test/domain';
const GATEWAY = 'test/gateway';

const PREVIEW: Keeper = [
  `${GATEWAY}/documents.test.ts`,
  'of an opened drawing has its figures, equal to those of its trial',
];
const WORDS: Keeper = [`${DOMAIN}/loan/costSheet.test.ts`, 'says each line in the words of the law'];
const NO_FEES: Keeper = [`${GATEWAY}/ledger/trial.test.ts`, 'has the plan and all that it costs'];
const CEILING: Keeper = [
  `${DOMAIN}/repay/payoff.test.ts`,
  'a payoff has the penalty under the ceiling of its loan',
];
const PENALTY: Keeper = [
  `${DOMAIN}/repay/due.test.ts`,
  'keeps what was charged before a part payment and continues with the rest of the principal',
];
const EARLY: Keeper = [
  `${DOMAIN}/repay/payoff.test.ts`,
  'never costs more than continuing, and grows day by day within a month',
];
const EXIT: Keeper = [
  `${GATEWAY}/ledger/exit.test.ts`,
  'After an instalment the exit costs the rest of the principal, less the interest that was paid',
];
const COUPON: Keeper = [
  `${GATEWAY}/ledger/exit.test.ts`,
  'What a coupon paid is not the person’s money: it stays interest, and is no part of the principal',
];
const COOLING: Keeper = [
  `${DOMAIN}/repay/coolingOff.test.ts`,
  'costs the principal less all that was paid, interest too, and no payment ends it',
];
const SIGNED: Keeper = [
  `${GATEWAY}/payoutNextDay.test.ts`,
  'A payout after midnight moves the dates, and its interest stays what was read and signed',
];
const PLANS: Keeper = [
  `${GATEWAY}/ledger/quote.test.ts`,
  'cannot end sooner a loan whose principal is due at its end',
];
const ONCE: Keeper = [
  `${GATEWAY}/settlement/orders.test.ts`,
  'leaves one order, shown to the person as open, and booked once',
];
const PAY_ONCE: Keeper = [`${GATEWAY}/settlement/orders.test.ts`, 'does the same with a repayment'];
const CONFIRM: Keeper = [
  'test/pages/repay/confirm.test.ts',
  'pays the amount shown, once, and is replaced by its result',
];
const SHEET: Keeper = [`${DOMAIN}/loan/costSheet.test.ts`, 'has a correct sum'];

export const MONEY: readonly Row[] = [
  ['本次向{lender}借款本金', PREVIEW],
  ['共 {totalInterest} 元', PREVIEW],
  ['优惠减免：{discount}', PREVIEW],
  ['等其他费用：0.00 元', NO_FEES],
  ['正常履约应还总额：{totalRepay}', PREVIEW],
  ['年化综合融资成本（单利）为 {annualisedRate}', PREVIEW],
  ['逾期罚息：按逾期本金', PENALTY],
  ['合计不超过年化利率（单利）{rateCeiling}', CEILING],
  ['不收违约金，利息按实际使用天数计算', EARLY],
  ['天内一次还清的，只需归还本金', EXIT],
  ['不以任何名义向您收取其他费用', NO_FEES],
  ['放款前任何人要求您转账', 'by the people at the lender'],
  ['借款人（甲方）：{borrowerName}', PREVIEW],
  ['贷款人（乙方）：{lender}', PREVIEW],
  ['（小写 {amount} 元）', PREVIEW],
  [
    '合同编号 {contractNo}',
    [`${GATEWAY}/heldDrawing.test.ts`, 'has the days of its signing in its contract: what was signed stays'],
  ],
  [
    '完成电子签名且乙方放款后生效',
    [`${GATEWAY}/loan.test.ts`, 'needs the signature of exactly this drawing'],
  ],
  ['借款用于：{purpose}', PREVIEW],
  ['甲方承诺只用于', 'by the person'],
  [
    '在借款期限内固定不变',
    [
      `${GATEWAY}/settlement/orders.test.ts`,
      'a drawing uses the limit and rate of the moment: signed at another rate it is refused',
    ],
  ],
  ['月利率为年化利率（单利）除以 12', [`${DOMAIN}/loan/schedule.test.ts`, 'is the formula, rounded half-up']],
  ['不收取任何其他费用。', NO_FEES],
  [
    '支付至甲方本人的银行卡',
    [`${GATEWAY}/settlement/orders.test.ts`, 'the bank is told whose card it is to sign'],
  ],
  ['从实际到账日起算', SIGNED],
  [
    '各期利息不超过签署时',
    [
      `${DOMAIN}/loan/paidOut.test.ts`,
      'never has more interest than was signed, in an instalment, in sum or as a rate, and lends the same',
    ],
  ],
  [
    '还款方式为{method}，{dueDates}',
    [`${GATEWAY}/documents.test.ts`, 'of a loan repaid by %s names its due dates'],
  ],
  [
    '尾差计入最后一期',
    [
      `${DOMAIN}/loan/schedule.test.ts`,
      'keeps equal instalments equal except the last, and equal principals too',
    ],
  ],
  ['甲方应在还款日 24 时前', 'by the person'],
  ['确认还款后，乙方按', CONFIRM],
  [
    '乙方不自动扣款',
    [
      `${GATEWAY}/promises/kept.test.ts`,
      'Nothing is taken from a card by itself: not on the due day, not days after it',
    ],
  ],
  [
    '扣款成功后乙方给予通知',
    [
      `${GATEWAY}/messages/events.test.ts`,
      'of one instalment tells what is left, of the rest that the loan is settled',
    ],
  ],
  [
    '随时提前归还全部或部分借款',
    [`${GATEWAY}/repay.test.ts`, 'costs the principal and the interest of the days, and settles the loan'],
  ],
  ['提前还清时，利息按', EARLY],
  [
    '部分提前还款依次用于',
    [
      `${GATEWAY}/ledger/quote.test.ts`,
      'pays what is due, the interest of the days, then principal, and has a new plan',
    ],
  ],
  ['由甲方选择减少每期金额或缩短期限', PLANS],
  ['不使冷静期提前结束', COOLING],
  [
    '只需归还本金，不收利息和罚息',
    [
      `${GATEWAY}/ledger/exit.test.ts`,
      'An overdue instalment, paid in part with its penalty, costs nothing beyond the principal',
    ],
  ],
  ['抵作本金，优惠券抵扣的部分除外', COUPON],
  [
    '已付款项不少于本金的',
    [
      `${GATEWAY}/ledger/exit.test.ts`,
      'If more than the principal was paid there is nothing left to pay, and the exit settles the loan',
    ],
  ],
  ['计收罚息，直至清偿', PENALTY],
  ['罚息不计复利', PENALTY],
  ['在征信授权范围内', 'by the people at the lender'],
  ['报送不良信息前', 'by the people at the lender'],
  [
    '以短信、应用内消息或电子邮件送达',
    [`${GATEWAY}/messages/events.test.ts`, 'that is paid out: sum, card and first due date'],
  ],
  ['应及时在应用内更新', 'by the person'],
  ['可拨打 {servicePhone}', 'by the people at the lender'],
  ['贷款本金：', SHEET],
  ['利息：956.45 元', SHEET],
  ['优惠减免：-50.00', SHEET],
  ['其他费用：0.00 元，除以上', WORDS],
  ['正常履约应还总额：12', SHEET],
  ['年化综合融资成本（单利）：14.40%', WORDS],
  ['逾期罚息年化利率（单利）：21.60%', WORDS],
  ['提前还款：不收违约金', WORDS],
  ['冷静期：30 天', WORDS],
  ['借款只收利息，没有手续费', NO_FEES],
  ['写在试算和合同的最前面', 'by the people at the lender'],
  [
    '在借款前就能看到',
    [`${GATEWAY}/loan.test.ts`, 'shows the schedule, the total cost and the annualised rate of the engine'],
  ],
  ['一般几分钟到账', 'by the people at the lender'],
  ['同一笔借款不会放款两次', ONCE],
  [
    '可以在放款进度里申请停止放款',
    [`${GATEWAY}/settlement/stop.test.ts`, 'is stopped, and stays stopped however often the person asks'],
  ],
  [
    '30天内是冷静期，一次还清本金',
    [
      `${GATEWAY}/repay.test.ts`,
      'in the cooling-off period costs the principal alone; after it, that is refused',
    ],
  ],
  ['都算作本金，优惠券抵扣的部分除外', COUPON],
  ['不能用于买房', 'by the person'],
  ['了解哪些用途可以', 'by the person'],
  [
    '当天和之前都可以自己还',
    [`${GATEWAY}/repay.test.ts`, 'is the coming instalment before anything is overdue'],
  ],
  [
    '当天还和提前几天还',
    ['test/pages/repay/confirm.test.ts', 'names the loans, and says that paying early costs nothing'],
  ],
  ['输入交易密码后才扣款', CONFIRM],
  ['一次加到手机日历', 'by the person'],
  ['提前还清按天计算利息', EARLY],
  [
    '可以让每期少还一些',
    [
      'test/pages/repay/partRepay.test.ts',
      'shows both plans of the sum, and pays the chosen one through the confirmation',
    ],
  ],
  ['不能早一点还完', PLANS],
  ['不会利滚利', PENALTY],
  ['显示“结果确认中”', PAY_ONCE],
  ['在有结果之前不能再还一次', PAY_ONCE],
  ['可以。', [`${GATEWAY}/offline.test.ts`, 'is refused with a reason first, then accepted and booked once']],
];
