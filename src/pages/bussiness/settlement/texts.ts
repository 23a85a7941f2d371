import { formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { PRIVACY_REFUSED } from '@/stores/privacy';
import type { SettlingLoan } from './parts/loans';

/** At most this many certificates in one application (contract settlementApply). */
export const MOST_AT_ONCE = 20;

export const WORDS = {
  lead: '还清的借款可以开结清证明',
  leadNote: '证明是一份带验证码的文件，任何人都能查真伪。开具不收费，立即可看。',
  settled: '已经还清',
  notYet: '还没有还清',
  notYetNote: '还清当天就可以开具',
  noLoans: '还没有借款，还清一笔借款后可以在这里开结清证明。',
  noneSettled: '还没有还清的借款。还清后，就可以在这里开具。',
  noneToIssue: '现在没有可以开具证明的借款。已经开具的证明，可以在开具记录里查看。',
  issue: '开具结清证明',
  history: '开具记录',
  issued: '已开具',
  mayIssue: '可以开具',
  choose: '给哪几笔开具',
  chooseNone: '请先选一笔借款',
  tooMany: `一次最多开具 ${MOST_AT_ONCE} 份，请分几次开具`,
  contents: '证明里有什么',
  contentsLines: [
    '您的姓名、身份证号首尾各一位、借款金额、借款和结清日期',
    '一个验证码和二维码，对方扫码就能查真伪',
    '对方核验时只看到您的姓氏、借据尾号和日期',
  ],
  revokedNote: '开具之后，这笔借款又有新的记账，这份证明不再有效。再次还清后可以重新开具。',
  noneIssued: '还没有开具过结清证明。',
  open: '查看证明',
  byMail: '发到邮箱',
  byMailNote: '邮件里是签过名的证明文件，请核对邮箱，别发给不认识的人',
  mailbox: '邮箱',
  mailboxHint: 'name@example.com',
  send: '发送',
  mailed: '证明已发到 ',
  code: '验证码',
  copyCode: '复制验证码',
  verifyAt: '核验网址',
  copyUrl: '复制网址',
  success: '结清证明已开具',
  successText: '可以现在查看和下载，以后也能在开具记录里找到',
} as const;

/** The check of a file; the page of the gateway says the same. */
export const CHECK = {
  row: '核验证明文件',
  note: '选择收到的 PDF 原文件，看是不是我们签署的、有没有被改动；文件不会保存',
  running: '正在核验...',
  unread: '文件没有核验',
  picked: {
    denied: '没有打开文件的权限，请在手机的系统设置里允许后再试',
    unconsented: PRIVACY_REFUSED,
    unavailable: '这台设备打不开文件，请用电脑打开核验网址上传文件',
    failed: '文件没有打开，请再选一次',
  },
  tooLarge: '文件最大 5 MB。我们签署的文件都比这小，请检查是否选对了文件',
  verdicts: {
    ours: ['success', '文件真实有效', '签署之后没有改动过。'],
    oursRevoked: [
      'danger',
      '这份证明已失效',
      '签署之后没有改动过；但开具之后，这笔借款又有新的记账。请重新开具，或向持有人索取重新开具的证明。',
    ],
    changed: [
      'danger',
      '这份文件被改动过',
      '电子签名与现在的内容对不上，请不要相信其中的内容，并索取下载时的原文件。',
    ],
    foreign: [
      'danger',
      '不是我们签署的文件',
      '文件里没有我们的电子签名。截图、拍照或转换过格式的文件不带签名，请选择下载时的原文件。',
    ],
    noPdf: ['warn', '没有读到 PDF 文件', '请选择从应用里下载的 PDF 原文件。'],
  },
} as const;

/** With the year, because loans stay here for years. */
const drawnText = ({ drawnOn }: Pick<SettlingLoan, 'drawnOn'>): string =>
  `${formatChinese(drawnOn, 'full')}借`;

/** Which loan, and why there is no certificate yet. */
export function whyNot(loan: SettlingLoan): string {
  const { state, principalLeft, termsLeft } = loan;
  const drawn = drawnText(loan);
  if (state === 'processing') return `${drawn}，银行正在放款，到账并还清后可以开具`;
  const left = `剩余本金 ${moneyText(principalLeft)}，${termsLeft} 期`;
  return `${drawn}，${state === 'overdue' ? `有逾期，${left}` : left}`;
}

export const aboutLoan = (loan: Pick<SettlingLoan, 'amount' | 'drawnOn'>): string =>
  `${moneyText(loan.amount)} · ${drawnText(loan)}`;

export const settledText = (settledOn: string): string => `${formatChinese(settledOn, 'full')}结清`;
