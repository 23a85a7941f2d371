import { DEBTS } from './debtCases';
import type { Card, Case } from './homeStatuses';

type Status = Case['status'];

const OFFER = '年化利率（单利）7.20% 至 24.00%';
const OWN_RATE = '年化利率（单利）14.40%';
const TOTAL = '总额度 50,000';

/** The offer to somebody without a line: the limit always with its rate. */
const offer = (
  rest: Pick<Case, 'status' | 'action' | 'card'> & Partial<Pick<Case, 'right' | 'more'>>,
): Case => ({
  name: '最高可申请额度',
  figure: 20_000_000,
  right: '',
  note: OFFER,
  more: '额度和利率以审批结果为准',
  tone: 'ink',
  ...rest,
});

/** A line with something to tell about it. */
const line = (
  status: Status,
  [note, action, card]: readonly [string, string, Card],
  change: Partial<Case> = {},
): Case => ({
  status,
  name: '可借额度',
  figure: 3_800_000,
  right: TOTAL,
  note,
  more: OWN_RATE,
  tone: 'ink',
  action,
  card,
  ...change,
});

const REAPPLY_LATER = '到时在这里重新申请，已填的资料会保留';
const denial = (
  status: Status,
  [note, more, action]: readonly [note: string, more: string, action: string],
): Case => ({
  status: { userStatus: 'creditDenied', ...status },
  name: '申请结果',
  figure: '暂未通过',
  right: '',
  note,
  more,
  tone: 'ink',
  action,
  card: ['info', '暂未通过', `${note}，${more}`, action],
});

const SUPPLEMENT = '请重新确认联系人信息，确认后继续审核';
const RAISED = { from: '50000.00', to: '60000.00', on: '2026-11-20' };
const OVERDUE = { userStatus: 'creditRepay', overdueDays: 3 } as const;
const REPAYING = '有结果会发短信，请不要重复还款';

/** Every user status (spec §3) with every state of its money. */
export const CASES: Readonly<Record<string, Case>> = {
  'a new customer': offer({
    status: { userStatus: 'newUser' },
    action: '申请额度',
    card: ['info', '还没有额度', '申请通过后，额度和利率会显示在这里', '申请额度'],
  }),
  'an application half filled in': offer({
    status: { userStatus: 'cerditName' },
    right: '已完成 40%',
    more: '资料已保存，可以接着填',
    action: '继续申请',
    card: ['info', '申请还没有完成', '已完成 40%，资料已保存，可以接着填', '继续申请'],
  }),
  'an application with all fields filled': offer({
    status: { userStatus: 'cerditName', processPercent: 100 },
    right: '已完成 100%',
    more: '资料已填好，核对后就可以提交',
    action: '继续申请',
    card: ['info', '申请还没有完成', '已完成 100%，资料已填好，核对后就可以提交', '继续申请'],
  }),
  'a line that has expired': offer({
    status: { userStatus: 'cerditName', validTo: '2026-11-20', processPercent: 80 },
    right: '已完成 80%',
    more: '原来的额度已到期，重新申请后可以再用',
    action: '继续申请',
    card: ['info', '额度已到期', '已完成 80%，原来的额度已到期，重新申请后可以再用', '继续申请'],
  }),
  'an application under review': {
    status: { userStatus: 'creditReview' },
    name: '申请进度',
    figure: '审核中',
    right: '',
    note: '一般几分钟内有结果，请留意短信',
    more: '等待期间不用重复提交',
    tone: 'ink',
    action: '查看进度',
    card: ['info', '审核中', '一般几分钟内有结果，请留意短信，等待期间不用重复提交', '查看进度'],
  },
  'papers that the decision waits for': {
    status: { userStatus: 'supply', supplement: SUPPLEMENT },
    name: '申请进度',
    figure: '待补充资料',
    right: '',
    note: SUPPLEMENT,
    more: '',
    tone: 'ink',
    action: '补充资料',
    card: ['info', '待补充资料', SUPPLEMENT, '补充资料'],
  },
  'papers that the host does not name': {
    status: { userStatus: 'supply' },
    name: '申请进度',
    figure: '待补充资料',
    right: '',
    note: '还差一点资料，补充后继续审核',
    more: '',
    tone: 'ink',
    action: '补充资料',
    card: ['info', '待补充资料', '还差一点资料，补充后继续审核', '补充资料'],
  },
  'a denial, with its day': denial({}, ['12月21日起可以再次申请', REAPPLY_LATER, '查看结果']),
  'a denial until next year': denial({ retryDate: '2027-01-02' }, [
    '2027年1月2日起可以再次申请',
    REAPPLY_LATER,
    '查看结果',
  ]),
  'a denial whose day has come': denial({ today: '2026-12-21' }, [
    '现在可以再次申请',
    '已填的资料还在，核对后就可以提交',
    '重新申请',
  ]),
  'a line to activate': line({ userStatus: 'activateUser' }, [
    '激活免费，不会借出钱，也不计利息',
    '激活额度',
    ['info', '额度待激活', '激活免费，不会借出钱，也不计利息', '激活额度'],
  ]),
  'a line': line({ userStatus: 'creditPass' }, [OWN_RATE, '去借款', undefined], { more: '' }),
  'a raise under review': line({ userStatus: 'addCredit' }, [
    '有结果会发短信，现有额度照常可用',
    '去借款',
    ['info', '提额审核中', '有结果会发短信，现有额度照常可用', ''],
  ]),
  'a raised limit': line(
    { userStatus: 'creditPass', total: '60000.00', raised: RAISED },
    [
      '额度已从 50,000 元提高到 60,000 元',
      '去借款',
      ['success', '额度已提高', '额度已从 50,000 元提高到 60,000 元', ''],
    ],
    { right: '总额度 60,000' },
  ),
  'borrowing that the person has paused': line(
    { userStatus: 'creditPass', lifting: 'security', barred: '您已暂停借款', lastDrawn: '5000.00' },
    ['您已暂停借款', '恢复借款', ['info', '现在不能借款', '您已暂停借款', '恢复借款']],
  ),
  'everything paid off': line({ userStatus: 'creditPass', settledOn: '2026-11-20' }, [
    '11月20日已全部结清，额度已恢复',
    '去借款',
    ['success', '已全部结清', '11月20日已全部结清，额度已恢复', ''],
  ]),
  'a drawing that the bank has not decided': {
    status: { userStatus: 'loanReview', disbursing: '12000.00' },
    name: '放款处理中',
    figure: 1_200_000,
    right: '',
    note: '银行正在放款，到账后会发短信给您',
    more: '利息从到账那天开始算',
    tone: 'ink',
    action: '查看放款进度',
    card: ['info', '放款处理中', '放款处理中 12,000.00 元，银行正在放款，到账后会发短信给您', '查看放款进度'],
  },
  'a drawing whose amount the host does not tell': {
    status: { userStatus: 'loanReview' },
    name: '办理进度',
    figure: '放款处理中',
    right: '',
    note: '银行正在放款，到账后会发短信给您',
    more: '利息从到账那天开始算',
    tone: 'ink',
    action: '查看放款进度',
    card: ['info', '放款处理中', '银行正在放款，到账后会发短信给您', '查看放款进度'],
  },
  'a second drawing under way': {
    status: { userStatus: 'creditRepay', disbursing: '2000.00' },
    name: '放款处理中',
    figure: 200_000,
    right: '',
    note: '银行正在放款，到账后会发短信给您',
    more: '利息从到账那天开始算',
    tone: 'ink',
    action: '查看放款进度',
    card: ['info', '放款处理中', '放款处理中 2,000.00 元，银行正在放款，到账后会发短信给您', '查看放款进度'],
  },
  ...DEBTS,
  'a repayment that the bank has not decided': {
    status: { userStatus: 'creditRepay', repaying: '1093.18' },
    name: '还款处理中',
    figure: 109_318,
    right: '',
    note: REPAYING,
    more: '有结果之前，不会再扣一次款',
    tone: 'ink',
    action: '查看还款进度',
    card: ['info', '还款处理中', `还款处理中 1,093.18 元，${REPAYING}`, '查看还款进度'],
  },
  'an overdue loan whose repayment the bank has not decided': {
    status: { ...OVERDUE, repaying: '1093.18' },
    name: '还款处理中',
    figure: 109_318,
    right: '已逾期 3 天',
    note: REPAYING,
    more: '有结果之前，不会再扣一次款',
    tone: 'ink',
    action: '查看还款进度',
    card: ['info', '还款处理中', `还款处理中 1,093.18 元，${REPAYING}`, '查看还款进度'],
  },
  'an overdue loan': {
    status: OVERDUE,
    name: '逾期应还',
    figure: 109_318,
    right: '已逾期 3 天',
    note: '还清逾期部分后，罚息不再增加',
    more: '一时还不上，请联系客服',
    tone: 'red',
    action: '去还款',
    card: ['danger', '已逾期 3 天', '逾期应还 1,093.18 元，还清逾期部分后，罚息不再增加', '去还款'],
  },
};
