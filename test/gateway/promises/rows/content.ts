import type { Keeper, Row } from '../keeper';
import * as by from './keepers';

const LENDER: Keeper = 'by the people at the lender';
const gateway = (file: string, title: string): Keeper => [`test/gateway/${file}.test.ts`, title];
const EXIT = gateway(
  'repay',
  'in the cooling-off period costs the principal alone; after it, that is refused',
);
const EARLY: Keeper = [
  'test/domain/repay/payoff.test.ts',
  'never costs more than continuing, and grows day by day within a month',
];
const NO_FEES = gateway('ledger/trial', 'has the plan and all that it costs');
const AGES = gateway('promises/content', 'The landing page names the ages that the gateway accepts');
const SHEET = by.loan('cannot be signed before the cost sheet was open for five seconds');
const TERMS = gateway(
  'promises/content',
  'An activity names as its longest term the longest that a loan can have',
);
const BEGINS: Keeper = [
  'test/pages/creditV2/contacts.test.ts',
  'begin with the work that the server knows, and what is typed here comes before it',
];
const EMPLOYER = gateway(
  'enterprise',
  'is confirmed at once when the employer has named the person, and then appears in the application',
);

/** Landing pages, activities, banners, popups, notices, versions. */
export const CONTENT: readonly Row[] = [
  ['不会以任何名义在放款前收取费用', LENDER],
  ['不会通过电话索要验证码', LENDER],
  ['我们不会在放款前收取任何费用', LENDER],
  ['96110', LENDER],
  ['除列明的费用外', NO_FEES],
  ['签约前我们会向您明示综合融资成本', SHEET],
  ['30天冷静期', EXIT],
  ['30天内全额还本', EXIT],
  ['在职信息自动核实', EMPLOYER],
  ['职业和单位自动带入额度申请', BEGINS],
  ['资料只用于核实身份', LENDER],
  ['2025新年活动', gateway('activity', 'are refused for an activity that is over or unknown')],
  ['的债权已转让给', gateway('popup', 'announce a transfer until it is read')],
  ['多一个选择', LENDER],
  ['随时可以提前还', EARLY],
  ['周岁的中国大陆居民可以申请', AGES],
  ['借款只能用于', 'by the person'],
  [
    '不会查询征信，也不产生费用',
    gateway('activity', 'a look is not a sign-up, and a second sign-up does not count'),
  ],
  ['最长24期', TERMS],
  ['综合融资成本明示表已经可以查看', gateway('popup', 'announce the contract once, and lead to it')],
  ['利息只算到当天', EARLY],
  ['单位名单自动核实', EMPLOYER],
  ['只能用于本人或家庭的日常消费', 'by the person'],
  ['30天内反悔只还本金', EXIT],
];
