import type { Keeper, Row } from '../keeper';
import * as by from './keepers';
import { MESSAGES_OF_MONEY } from './messagesOfMoney';

const LENDER: Keeper = 'by the people at the lender';
const BOUND: Keeper = [
  'test/gateway/boundCard.test.ts',
  'is the one that received the money until it is changed',
];
const UNBOUND: Keeper = [
  'test/gateway/boundCard.test.ts',
  'needs its own identity check, writes it down and tells the person',
];
const RENEWED: Keeper = ['test/gateway/boundCard.test.ts', 'that has run out is renewed with a code'];
const RAISE_REFUSED: Keeper = [
  'test/pages/benefits/raise.test.ts',
  'that is refused changes nothing, says when it may be tried again, and leaves the other kinds open',
];
const ON_ITS_DAY = by.cancellation(
  'is carried out after its days: nothing personal is left, the phone registers again',
);
const PROOFS: Keeper = [
  'test/pages/bussiness/proofs.test.ts',
  'that are missing after the deadline stop new drawings until they are in, are told before and after, and show the way',
];
const DOCUMENTS: Keeper = [
  'test/pages/user/my/supplement.test.ts',
  'that is missing after its deadline stops new drawings, told before and after, until it is handed in',
];
const EXPIRED: Keeper = [
  'test/gateway/idCardExpired.test.ts',
  'On the last day of an ID card money is paid out, on the next day none, and after the renewal it is again',
];

/** Messages and SMS. */
export const MESSAGES: readonly Row[] = [
  ['不再用于收款和还款', UNBOUND],
  ['请马上致电客服', LENDER],
  ['请立即联系客服', LENDER],
  ['致电客服 400', LENDER],
  ['的银行卡还款', BOUND],
  ['已经重新签约，有效期至', RENEWED],
  ['有效期至12月8日', RENEWED],
  [
    '纸质扣款协议没有通过审核',
    [
      'test/gateway/lapsedProtocol.test.ts',
      'is refused with a reason first, and the next one makes the card good again, once',
    ],
  ],
  [
    '的银行卡：不清楚',
    [
      'test/gateway/lapsedProtocol.test.ts',
      'is refused with a reason first, and the next one makes the card good again, once',
    ],
  ],
  ['您申请的额度已通过审核', by.events('that is approved: the limit with its rate')],
  ['额度 50,000.00 元', by.events('that is approved: the limit with its rate')],
  ['我们不会在放款前收取任何费用', LENDER],
  [
    '激活免费，不会借款，也不计利息',
    [
      'test/gateway/userStatus.test.ts',
      'cannot be drawn on until the person activates it, and then it is an ordinary line',
    ],
  ],
  ['日起可以重新申请', by.events('that is refused: when and how to apply again')],
  [
    '您可以在应用首页重新申请',
    by.credit('says why and from when to apply again, and opens on that day with a new face check'),
  ],
  ['这次不能为您开通额度', by.events('that is refused: when and how to apply again')],
  ['有效期不变', by.events('that needs a supplement, and a limit that is raised')],
  ['这次没有提高额度', RAISE_REFUSED],
  ['总额度不变，仍是', RAISE_REFUSED],
  ['日起可以再次提交', RAISE_REFUSED],
  ['您的身份证有效期至', by.renewal('reminds 90, 30 and 7 days ahead, each once, and not after the renewal')],
  ['换领新证后请更新', by.renewal('reminds 90, 30 and 7 days ahead, each once, and not after the renewal')],
  ['到期后不能再借款', EXPIRED],
  [
    '您的身份证信息已经更新',
    by.renewal('replaces the card on file, and the credit that the old one blocked is open again'),
  ],
  [
    '有效期至2026年12月8日',
    by.renewal('replaces the card on file, and the credit that the old one blocked is open again'),
  ],
  ['日前登录可以撤销', by.cancellation('ends every session, and is taken back after a login')],
  ['您已申请注销账号，将在', ON_ITS_DAY],
  ['在这之前登录就可以撤销', by.cancellation('ends every session, and is taken back after a login')],
  ['注销申请已撤销', by.cancellation('ends every session, and is taken back after a login')],
  ['您已撤销注销申请', by.cancellation('ends every session, and is taken back after a login')],
  ['您的账号已经注销', ON_ITS_DAY],
  ...MESSAGES_OF_MONEY,
  [
    '授权已撤回',
    by.empower('withdraws the query of personal data: no drawing, told, and back after agreeing again'),
  ],
  [
    '已撤回《',
    by.empower('withdraws the query of personal data: no drawing, told, and back after agreeing again'),
  ],
  [
    '撤回之前的处理不受影响',
    by.empower('withdraws the query of personal data: no drawing, told, and back after agreeing again'),
  ],
  [
    '已重新同意《',
    by.empower('withdraws the query of personal data: no drawing, told, and back after agreeing again'),
  ],
  ['每个文件', by.dataExport('has a file that is good once, for a day, for its owner')],
  ['消费凭证应在', PROOFS],
  ['提交前不能再借款', PROOFS],
  ['（含当天）前提交消费凭证', PROOFS],
  ['日（含当天）前提交', PROOFS],
  [
    '消费凭证已通过审核',
    [
      'test/pages/bussiness/proofs.test.ts',
      'are reviewed: a refusal has its reason and another try, an approval ends it',
    ],
  ],
  [
    '消费凭证没有通过审核',
    [
      'test/pages/bussiness/proofs.test.ts',
      'are reviewed: a refusal has its reason and another try, an approval ends it',
    ],
  ],
  [
    '（含当天）前重新提交',
    [
      'test/pages/bussiness/proofs.test.ts',
      'are reviewed: a refusal has its reason and another try, an approval ends it',
    ],
  ],
  [
    '（含当天）前答复您',
    [
      'test/gateway/promises/deadlines.test.ts',
      'A complaint says the last day of its answer, that day included, in the message and on the page',
    ],
  ],
  [
    '编号 T1',
    [
      'test/gateway/propose.test.ts',
      'has a number, a deadline and a timeline; is answered, disagreed with, and answered again',
    ],
  ],
  ['请在还款日 24:00 前', 'by the person'],
  ['日应还', by.reminders('three days before a due date: once, with sum, day and card')],
  ['还款已逾期', by.rules('of an overdue debt: days, sum, what it costs and whom to talk to')],
  ['请尽快还款', by.rules('of an overdue debt: days, sum, what it costs and whom to talk to')],
  ['每天约增加罚息', by.rules('of an overdue debt: days, sum, what it costs and whom to talk to')],
  [
    '还清后不再增加',
    [
      'test/domain/repay/due.test.ts',
      'keeps what was charged before a part payment and continues with the rest of the principal',
    ],
  ],
  ['我们不会向您索要密码和验证码', LENDER],
  ['不是本人操作请马上致电客服', LENDER],
  ['您的账号已更换登录手机号', by.security('ends the other sessions, keeps this one, and tells both phones')],
  [
    '有人正在申请更换账号',
    [
      'test/gateway/recovery.test.ts',
      'leads over card, ID card and face to the new phone; old sessions end and the account is complete',
    ],
  ],
  ['以后用 139', by.security('ends the other sessions, keeps this one, and tells both phones')],
  ['其他设备已经退出', by.security('ends the other sessions, keeps this one, and tells both phones')],
  [
    '恢复之前不能再借',
    by.security(
      'refuses a drawing that was prepared before, but no repayment, until it is thawed after a check',
    ),
  ],
  ['（含当天）前补充', DOCUMENTS],
  ['需要在11月28日（含当天）前补充', DOCUMENTS],
  ['补交前不能再借款', DOCUMENTS],
  ['补交后才能再借款', DOCUMENTS],
  ['您的登录验证码是', by.login('is valid for five minutes')],
  [
    '您正在注销账号，验证码是',
    [
      'test/gateway/identityCheck.test.ts',
      'refuses wrong, expired, reused and foreign codes, and a code for another action',
    ],
  ],
  [
    '您正在验证企业邮箱，验证码是',
    [
      'test/pages/bussiness/employerMail.test.ts',
      'takes no code after five minutes, a new one works, and it is written down',
    ],
  ],
];
