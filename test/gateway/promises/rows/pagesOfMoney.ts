import type { Keeper, Row } from '../keeper';
import * as by from './keepers';

const LENDER: Keeper = 'by the people at the lender';
const page = (file: string, title: string): Keeper => [`test/pages/${file}.test.ts`, title];
const gateway = (file: string, title: string): Keeper => [`test/gateway/${file}.test.ts`, title];

const EXIT = gateway(
  'repay',
  'in the cooling-off period costs the principal alone; after it, that is refused',
);
const STANDS = gateway('settlement/stop', 'stands, is booked once, and can be given back without interest');
const COUPON_BACK = gateway(
  'settlement/declinedLater',
  'to a drawing gives the coupon back for three days at least, and leaves a later end as it is',
);
const ONCE = gateway('repay', 'repeated with the same requestNo moves nothing twice');
const PENALTY: Keeper = [
  'test/domain/repay/due.test.ts',
  'keeps what was charged before a part payment and continues with the rest of the principal',
];
const ACTIVE = gateway(
  'userStatus',
  'cannot be drawn on until the person activates it, and then it is an ordinary line',
);
const CONFIRM = page('repay/confirm', 'pays the amount shown, once, and is replaced by its result');

/** The pages' own words about loans and repayments. */
export const PAGES_OF_MONEY: readonly Row[] = [
  ['一般几分钟', LENDER],
  [
    '自动入账',
    gateway(
      'heldTransfer',
      'is kept, and books itself on the due day, once, as of that day, with its message',
    ),
  ],
  [
    '就不收利息，这笔借款结清',
    gateway(
      'offline',
      'within the cooling-off period settles for the principal alone, and takes no fen more',
    ),
  ],
  ['激活免费', ACTIVE],
  ['不会再扣一次款', gateway('settlement/orders', 'does the same with a repayment')],
  ['罚息不再增加', PENALTY],
  ['还清当天起不再增加', PENALTY],
  ['这里只是试一试，不会扣款', 'by the person'],
  ['30天冷静期内还本金', EXIT],
  ['最多用一张', gateway('repay', 'deducts the coupon from the interest; the ledger shows it as an expense')],
  ['至少还有 3 天可用', COUPON_BACK],
  ['提交资料不收费', LENDER],
  [
    '30天后可以再次提交',
    page(
      'benefits/raise',
      'that is refused changes nothing, says when it may be tried again, and leaves the other kinds open',
    ),
  ],
  [
    '不再用于收款和还款',
    gateway('boundCard', 'needs its own identity check, writes it down and tells the person'),
  ],
  [
    '银行不再从这张卡扣款',
    gateway('lapsedProtocol', 'has run out takes no payment of several loans, and none without a trial'),
  ],
  ['您可以在冷静期内还清，不收利息', STANDS],
  ['从放款当天开始计息', by.loan('moves the money once, books the plan and uses the quota')],
  ['冷静期的最后一天', EXIT],
  ['只还本金，不收利息', EXIT],
  ['全额还本，不收利息', EXIT],
  ['放款前不收任何费用', LENDER],
  [
    '之前的签署不再有效',
    by.loan('is carried out as it was read and signed, or not at all: another day has another plan'),
  ],
  ['验证通过后立即申请放款', by.loan('needs a proof of the password that is still unused')],
  ['立即查询', page('loanV2/lostReply', 'is being confirmed while no answer comes')],
  ['请在当天完成还款', 'by the person'],
  ['已超过一天或已失效', by.loan('expires a day after it was opened')],
  [
    '不会算作后面的一期',
    gateway(
      'ledger/transfer',
      'that is the coming instalment to the fen is principal with the interest of the days, never an instalment that is not due',
    ),
  ],
  [
    '凭证最多 6 张',
    gateway('vouchers', 'takes six vouchers, and no picture of a transfer that is under review'),
  ],
  ['1.5 倍 ÷ 360 天', PENALTY],
  ['从到期日第二天起按天算', gateway('messages/rules', 'is overdue from the day after the due date')],
  ['验证通过后立即扣款，只扣一次', CONFIRM],
  [
    '这里会自动更新',
    page(
      'repay/result',
      'is being confirmed until an answer comes, then shows the true state; the money moved once',
    ),
  ],
  ['也不会重复扣款', ONCE],
];
