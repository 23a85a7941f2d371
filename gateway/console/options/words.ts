import type { PaymentState } from '@/contract/codes';
import type { PopupRule } from '@/contract/visitCodes';
import type { Request, Response } from '@/contract';
import { METHOD_NAMES } from '@/domain/loan/methods';
import type { MessageChannel } from '../../providers/sms';
import type { CONTENT_KINDS } from '../../queries/content';

/** A word and the colour of its tag. */
interface Tag {
  readonly text: string;
  readonly tone: '' | 'good' | 'note' | 'bad';
}
type Words<K extends string> = Readonly<Record<K, string>>;
type Loan = Response<'queryLoanState'>;
type GrayLog = Request<'saveH5GrayLog'>;

const status: Readonly<Record<Response<'queryProdSts'>['userStatus'], Tag>> = {
  newUser: { text: '新客户', tone: '' },
  cerditName: { text: '申请未填完', tone: 'note' },
  creditReview: { text: '审核中', tone: 'note' },
  creditDenied: { text: '审核未通过', tone: 'bad' },
  creditPass: { text: '已授信', tone: 'good' },
  creditRepay: { text: '还款中', tone: '' },
  loanReview: { text: '放款中', tone: 'note' },
  activateUser: { text: '额度待激活', tone: 'note' },
  supply: { text: '待补充资料', tone: 'note' },
  addCredit: { text: '提额审核中', tone: 'note' },
};

const loanState: Readonly<Record<Loan['state'] | PaymentState, Tag>> = {
  processing: { text: '处理中', tone: 'note' },
  normal: { text: '正常', tone: 'good' },
  overdue: { text: '逾期', tone: 'bad' },
  settled: { text: '已结清', tone: '' },
  failed: { text: '失败', tone: 'bad' },
  paid: { text: '成功', tone: 'good' },
};

const termState: Words<Loan['schedule'][number]['state']> = {
  paid: '已还',
  due: '今日到期',
  overdue: '逾期',
  future: '未到期',
};

const channel: Words<MessageChannel | 'wechat'> = {
  sms: '短信',
  voice: '语音',
  mail: '邮件',
  wechat: '微信消息',
};
/** The ledger names its accounts in English. */
const account: Readonly<Record<string, string>> = {
  bank: '银行存款',
  principal: '贷出本金',
  interest: '利息收入',
  penalty: '罚息收入',
  discount: '优惠券支出',
};
const contentKind: Words<(typeof CONTENT_KINDS)[number]> = {
  position: '运营位',
  popup: '弹窗',
  notice: '公告',
};
const popupRule: Words<PopupRule> = { once: '只弹一次', daily: '每天一次', visit: '每次打开' };
const grayOperation: Words<GrayLog['operateType']> = {
  enter: '进入灰度',
  arrive: '打开灰度页',
  page: '浏览页面',
  back: '回到生产',
};
const grayType: Words<GrayLog['type']> = { gray: '灰度', production: '生产' };

/** The page's labels for codes of the contract and of the gateway. */
export const WORDS = {
  status,
  loanState,
  termState,
  method: METHOD_NAMES,
  channel,
  account,
  contentKind,
  popupRule,
  grayOperation,
  grayType,
} as const;
