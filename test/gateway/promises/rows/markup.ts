import type { Keeper, Row } from '../keeper';
import * as by from './keepers';

const LENDER: Keeper = 'by the people at the lender';
const ASKED: Keeper = 'says what is asked for';
const page = (file: string, title: string): Keeper => [`test/pages/${file}.test.ts`, title];
const gateway = (file: string, title: string): Keeper => [`test/gateway/${file}.test.ts`, title];
const domain = (file: string, title: string): Keeper => [`test/domain/${file}.test.ts`, title];

const ONE_BY_ONE = page(
  'repay/waysOverAll',
  'all of it is paid one loan after the other, each confirmed, and no loan twice',
);
const RESUMES = by.credit(
  'resumes where it was left, after a new login too, and submits only when every step is done',
);
const IN_WECHAT = gateway(
  'wechat/messages',
  'is told in WeChat three days before, and on the day to those who want that',
);
const PAYOFF = domain(
  'repay/payoff',
  'never costs more than continuing, and grows day by day within a month',
);
const PENALTY = domain(
  'repay/due',
  'keeps what was charged before a part payment and continues with the rest of the principal',
);
const PLAN = domain('loan/schedule', 'is the formula, rounded half-up');
const LEFT = page('bussiness/proofs', 'are asked for by purpose and amount, with a deadline');

const EXIT = gateway(
  'repay',
  'in the cooling-off period costs the principal alone; after it, that is refused',
);

const WAYS = page(
  'repay/iou',
  'offers every way with what it costs today and what it saves, the cheapest first, and goes on with the picked one',
);

/** Words within views and models. */
export const MARKUP: readonly Row[] = [
  ['年化利率（单利）7.20% 至 24.00%', ASKED],
  ['公积金账号应为6到20位', ASKED],
  ['月缴存额应', ASKED],
  ['不收利息，少付', EXIT],
  ['例如多还 100 元本金', WAYS],
  ['还清后罚息不再增加', PENALTY],
  ['罚息不再增加', PENALTY],
  ['冷静期还本金，不收利息', EXIT],
  ['不会自动扣下一笔', ONE_BY_ONE],
  ['先还第 1 笔', ONE_BY_ONE],
  ['…前（含当天）', EXIT],
  ['各笔里省得最多', domain('repay/waysOverAll', 'the loan that saves most is ended first')],
  ['有结果后自动更新', ['test/model/poll.test.ts', 'is loaded until it is decided, and then not again']],
  ['今天是最后一天', LEFT],
  [
    '（含当天）后自动结束',
    ['test/pages/repay/iou.test.ts', 'is said in days once, beside the day that ends it'],
  ],
  [
    '今天多还 100 元本金',
    page(
      'home/debtFree',
      'names what 100 yuan more today saves, and opens the early repayment with that sum, which saves as much',
    ),
  ],
  [
    '元就结清，不收利息',
    gateway(
      'ledger/exit',
      'After an instalment the exit costs the rest of the principal, less the interest that was paid',
    ),
  ],
  ['不收取任何其他费用', domain('loan/costSheet', 'says each line in the words of the law')],
  ['不收违约金', domain('loan/costSheet', 'says each line in the words of the law')],
  ['且不超过当期应还利息', PAYOFF],
  ['不超过当期应还利息，没有违约金', PAYOFF],
  ['至少到街道和门牌号', ASKED],
  ['12到19位卡号', domain('person/bankCard', 'have 12 to 19 digits')],
  ['不会透露您的借款', LENDER],
  ['明天再说', gateway('popup', 'come again tomorrow when they are put off, and then count as shown')],
  ['不再提示', gateway('popup', 'never come again once they are closed, whatever an older page reports')],
  [
    '当天10:00提醒您',
    [
      'test/features/permission.test.ts',
      'is set for ten in the morning of that day, with the toast 预约成功',
    ],
  ],
  ['请在当天结束前还款', 'by the person'],
  ['月利率', PLAN],
  ['实际天数 ÷ 360', PLAN],
  ['第 1 期', PLAN],
  ['内部收益率 × 12', domain('loan/costSheet', 'has a correct sum')],
  ['还清当天停止', PENALTY],
  ['还清后不再增加', PENALTY],
  [
    '利息不会比原来的同一期多',
    gateway('ledger/quote', 'pays what is due, the interest of the days, then principal, and has a new plan'),
  ],
  ['需还 = 到期未还', PAYOFF],
  ['放款前不收取任何费用', LENDER],
  ['（含当天）前提交', LEFT],
  ['前（含当天）提交', LEFT],
  ['1. ', ASKED],
  ['2. ', ASKED],
  ['3. ', ASKED],
  [
    '名单上有您的，提交后自动核实',
    gateway(
      'enterprise',
      'is confirmed at once when the employer has named the person, and then appears in the application',
    ),
  ],
  [
    '单位全称一致就自动核实',
    gateway(
      'enterprise',
      'is confirmed at once when the employer has named the person, and then appears in the application',
    ),
  ],
  ['页面会自动更新', page('creditV2/result', 'refreshes by itself while the application is under review')],
  ['一两分钟就能填好', 'by the person'],
  ['一般几分钟内完成', LENDER],
  ['不借不收任何费用', LENDER],
  ['不会以任何名义在放款前收费', LENDER],
  ['至少上传一份', ASKED],
  [
    '近5年毕业，或明年毕业',
    domain('education/graduate', 'offers next year, this year and five years back, the latest first'),
  ],
  ['随时可以离开，填好的内容会保存', RESUMES],
  ['30天冷静期', EXIT],
  ['每月利率 × 12', PLAN],
  [
    '从利息中抵扣，不会抵扣本金',
    gateway('repay', 'deducts the coupon from the interest; the ledger shows it as an expense'),
  ],
  ['如：8000', ASKED],
  ['立即还款', page('repay/confirm', 'pays the amount shown, once, and is replaced by its result')],
  ['要还清时按当天的金额还', gateway('repay', 'can be quoted for a later day, but paid only today')],
  ['到时自动结束', EXIT],
  ['新版本由微信自动下载', 'by another company'],
  ['立即更新', ASKED],
  [
    '自动注销',
    by.cancellation('is carried out after its days: nothing personal is left, the phone registers again'),
  ],
  ['6位数字', ASKED],
  ['位手机号', ASKED],
  ['设置6位交易密码', ASKED],
  ['身份证号后6位', ASKED],
  ['18位身份证号', ASKED],
  ['期内一次还清，只还本金', EXIT],
  ['天内全额还本，不收利息', EXIT],
  [
    '自动入账',
    [
      'test/gateway/heldTransfer.test.ts',
      'is kept, and books itself on the due day, once, as of that day, with its message',
    ],
  ],
  ['1个工作日内有结果', LENDER],
  [
    '前（含当天）可以撤销',
    gateway('facts/facts', 'a running cancellation, with the last day on which it can be taken back'),
  ],
  ['不会联系您的单位', LENDER],
  [
    '激活免费',
    gateway(
      'userStatus',
      'cannot be drawn on until the person activates it, and then it is an ordinary line',
    ),
  ],
  ['约半分钟', 'by the person'],
  [
    '刚才没有提交的内容不再保留',
    by.cancellation('is carried out after its days: nothing personal is left, the phone registers again'),
  ],
  ['还款日前三天提醒', IN_WECHAT],
  ['还款日当天提醒', IN_WECHAT],
  ['不再需要借款', ASKED],
];
