import { moneyText } from '@/domain/money/fen';
import type { Quote, RepayKind } from '@/features/repaying';

/** Texts by the kind of the quote that is paid. */
export const KIND_WORDS: Readonly<
  Record<
    RepayKind,
    { readonly name: string; readonly label: string; readonly note: string; readonly paid: string }
  >
> = {
  due: { name: '还这期', label: '这次还款（元）', note: '', paid: '还款成功，这期已还清' },
  payoff: {
    name: '全部还清',
    label: '全部还清（元）',
    note: '还清后这笔借款就结束了，没有违约金',
    paid: '这笔借款已还清',
  },
  coolingOff: {
    name: '冷静期全额还本',
    label: '冷静期全额还本（元）',
    note: '只还本金，不收利息；以前付的利息和罚息也算作本金',
    paid: '这笔借款已还清',
  },
  partial: {
    name: '还一部分',
    label: '还一部分（元）',
    note: '先还到期的钱和今天为止的利息，其余归还本金',
    paid: '部分还款成功，计划已更新',
  },
};

/** The interest-free exit, offered before any other. */
export const FREE_EXIT = {
  title: '冷静期全额还本，不收利息',
  note: '以前付的利息和罚息也算作本金。先按期还或还一部分，冷静期照样有效',
  loan: (amount: string) => `${amount}借款`,
  sum: (amount: string) => `还 ${amount}`,
  until: (day: string) => (day === '' ? '今天是最后一天' : `${day}前（含当天）`),
} as const;

export const PARTIAL = {
  plans: { sameTerms: '降低每期金额', sooner: '缩短期限' },
  after: '还完这笔以后',
  choose: '两种都没有手续费，利息都按剩下的本金算',
  noSooner: '这笔借款的本金到期一次还，不能缩短期限',
  missing: '请填写这次还多少，最多两位小数',
  tooSmall: (above: string) => `请多于 ${above}：先还到期的钱和今天为止的利息，剩下的才归还本金`,
  coversAll: '这个金额已经可以还清，请选择全部还清',
  overdueFirst: (sum: string) => `有逾期 ${sum}，这次还的钱先还逾期部分`,
  none: '这笔借款现在不能部分还款。',
} as const;

/** The cooling-off period has ended since the page before was opened. */
export const EXIT_OVER = (why: string): string => `${why}。下面是今天提前还清的金额，请核对后再确认`;

export const PAD = {
  title: '请输入交易密码',
  hint: '验证通过后立即扣款，只扣一次',
  from: (card: string, amount: string) => `从 ${card} 扣款 ${amount}`,
  for: (name: string) => `，用于${name}`,
  then: (plan: string) => `，之后${plan}`,
} as const;

/** What the password is for: from which card how much, which way to pay, and the plan after a part. */
export function padNote({ payAmount, plan }: Quote, card: string, kind: RepayKind | ''): string {
  const way = kind === '' ? '' : PAD.for(KIND_WORDS[kind].name);
  return (
    PAD.from(card, moneyText(payAmount)) + way + (plan === undefined ? '' : PAD.then(PARTIAL.plans[plan]))
  );
}

export const RESULT = {
  checking: '结果确认中',
  checkingText: '网络不太稳定，正在确认这笔还款的结果。请不要重复还款，这里会自动更新',
  processing: '还款处理中',
  processingText: '银行正在扣款，一般几分钟内有结果。可以先离开，稍后在借还记录里查看',
  failed: '还款失败，钱没有扣',
  failedText: '请换一张卡再试',
  declined: '还款失败，钱没有扣，请换一张卡再试',
  never: '没有提交成功，钱没有扣',
  neverText: '可以重新还款。如果上一次的请求晚到，也不会重复扣款',
  none: '没有要查看的还款结果。',
  paid: '还款成功',
  allPaid: '已全部还清',
} as const;

export const PDF = {
  title: '文件查看',
  none: '没有找到这份文件。',
  onlyDownload: '这份文件不能在这里显示，请下载后查看。',
  pages: '文件各页',
  shown: (number: number, count: number) => `第 ${number} 页，共 ${count} 页`,
  loading: '正在加载',
  notShown: (number: number) => `第 ${number} 页没有显示出来，请检查网络后重试`,
  /** Why a download failed. */
  network: '文件没有下载下来，请检查网络后重试',
  refused: '下载地址已失效，请再点一次下载',
  unavailable: '这台设备不支持下载，请用系统浏览器打开后再试',
} as const;
