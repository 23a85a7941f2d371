import { COST_NAME } from '@/domain/money/rateWords';

/** User texts of the loan flow; refusals of amounts are in domain/loan/messages. */
export const LOAN_TEXTS = {
  product: '借款产品',
  resume: '有一笔没有办完的借款',
  resumeWhat: (amount: string, terms: number) => `${amount}，${terms} 期，之前填写过，内容都还在`,
  resumeAction: '接着办',
  amountLabel: '借多少（元）',
  quick: '常用金额',
  lastAmount: (amount: string) => `上次 ${amount}`,
  plan: '还款计划',
  rows: (terms: number) => `查看 ${terms} 期`,
  trying: '试算中',
  all: (amount: string) => `全部 ${amount}`,
  next: '下一步',
  slider: '拖动选金额',
  priceEmpty: '选好金额，这里会显示每月还多少',
  priceFailed: '试算没有成功',
  purpose: '用途',
  purposeTitle: '用来做什么',
  choose: '请选择',
  amountMissing: '请输入借款金额',
  purposeMissing: '请选择借款用途',
  noCard: '请先添加一张本人的储蓄卡',
  noRoom: (min: string) => `可借额度不足 ${min} 元`,
  returns: (day: string, due: string, principal: string) => `${day}还 ${due}后，额度恢复 ${principal}`,
  returnsLater: '还款后，额度会恢复',
  usedUpAction: '去还款',
  changed: '还款计划有变化，请按新的计划确认',
  askAgain: '重新查询',
  noCreditAction: '申请额度',
  inactiveAction: '去首页激活额度',
  lastPurpose: '和上次一样',
} as const;

export const COUPON_TEXTS = {
  rate: `用券后${COST_NAME}`,
  best: '最省',
  better: (name: string, more: string) => `换“${name}”可以多省 ${more}`,
  unused: (name: string, value: string) => `“${name}”可以省 ${value}，还没有使用`,
  changed: (name: string, min: string) => `“${name}”要借满 ${min}，这次已改用最省的一张`,
  gone: (name: string, min: string) => `“${name}”要借满 ${min}才能用`,
} as const;

/** Why the person is back on the loan page; by the route parameter `note`. */
export const RETURN_NOTES = {
  ended: '上一次填写已超过一天或已失效，内容都还在，请核对后再提交',
  quota: '可借额度有变化，请调整借款金额',
  coupon: '优惠券有变化，请重新确认还款计划',
  usage: '用途须知就在这一页，看过后点“下一步”，内容都还在',
  failed: '上一笔没有借成，钱没有动。可以换一张收款卡再试',
} as const;
export type ReturnNote = keyof typeof RETURN_NOTES;

export const FRONT_TEXTS = {
  agreeMissing: '请先阅读并勾选同意',
  contract: '合同',
  agreeOne: (title: string) => `同意《${title}》并继续`,
  contracts: '合同与授权',
  contractsNote: '点名称看全文，逐份勾选',
  unfold: (terms: number) => `展开 ${terms} 期`,
  fold: '收起',
  sheetTitle: '综合融资成本明示',
  sheetNote: '签约前请核对，以下就是您要付的全部费用。看完最后一行，在下面确认。',
  confirm: '我已阅读并确认',
  next: '同意并继续',
  contractsChanged: '需要同意的文件有变化，请看过后重新同意并确认',
  planAgain: '还款计划已按今天重新计算，请核对后重新同意并确认',
  signAgain: '之前的签署不再有效。还款计划已按今天重新计算，请核对后重新同意并确认',
} as const;

export const PASSWORD_TEXTS = {
  pad: '请输入交易密码',
  hint: '验证通过后立即申请放款',
} as const;

/** The receiving card inside the flow. */
export const CARD_TEXTS = {
  chosen: '已绑定的卡',
  chosenNote: '借款会打到选中的卡，填写的借款内容会保留',
  credit: '信用卡不能收款',
  creditBound: '这张是信用卡，不能收款，请换一张本人的储蓄卡',
  another: '绑定一张新卡',
  bind: '绑定并使用',
  changed: (name: string) => `收款卡已换成 ${name}`,
} as const;

/** Forgotten trade password. */
export const RESET_TEXTS = {
  lead: '先核验身份，再设置新密码',
  note: '需要您本人的身份证号，验证码发到登录手机号。填写的借款内容会保留。',
  idNo: '身份证号',
  idNoHint: '18位身份证号',
  next: '下一步',
  spent: '身份核验已失效，请重新核验',
  done: '新的交易密码已设置',
} as const;

export const RESULT_TEXTS = {
  none: '没有找到要查看的借款，可以在借还记录里查看',
  unanswered: '刚才没有连上，我们会继续查询',
  askNow: '立即查询',
  done: '完成',
  tryAgain: '重新借款',
  sendAgain: '再次提交',
  remind: '添加首期还款提醒到日历',
  openLoan: '看这笔借款',
  progress: '放款进度，不想借了可以申请停止',
  reminderTitle: '借款首期还款日',
  reminderNotes: (amount: string) => `首期应还 ${amount} 元，请在当天完成还款。`,
} as const;

/** Loan usage tip: allowed and forbidden uses of the money. */
export const USAGE_TIP = {
  lead: '这笔钱只能用于您本人或家庭的日常消费。用途由您在下单时选择，我们可能会请您提供消费凭证。',
  mayTitle: '可以用于',
  mayNotTitle: '不可以用于',
  may: ['日常消费、购物', '教育培训', '旅游出行', '家居装修', '医疗健康'],
  mayNot: [
    '购房、炒股、买基金和理财等投资',
    '生产经营、注册公司、归还其他借款',
    '赌博、虚拟货币交易等法律禁止的用途',
    '借给他人，或替他人借款',
  ],
  consequence: '如果用于上述不允许的用途，我们有权要求提前还款，并可能影响您之后的额度。',
  fraud: '凡是让您先转账、交保证金、“刷流水”才能放款的都是诈骗，请立即停止操作并拨打 96110。',
  confirm: '我已了解，继续借款',
  brief: '只能用于本人或家庭消费，不能买房、炒股、还债或转借。点“下一步”表示您已了解。',
  whole: '用途须知全文',
  fold: '收起',
} as const;
