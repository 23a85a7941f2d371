import { PROPOSE_RULE } from '@/domain/service/propose';

export const SUGGEST = {
  tabs: '意见反馈',
  write: '写反馈',
  mine: '我的反馈',
  kind: '您要提交的是',
  type: '和什么有关',
  typeMissing: '请选择和什么有关',
  content: '具体内容',
  placeholder: '发生了什么，您希望怎样解决',
  contentWrong: `请至少写 ${PROPOSE_RULE.least} 个字，让我们知道发生了什么`,
  pictures: '图片（选填）',
  picturesHint: '请遮住密码、验证码',
  picturesRunning: '还有图片没有传完，请等一等或删除',
  earlier: (count: number) => `之前上传的 ${count} 张图片会一起提交`,
  dropEarlier: '删除之前的图片',
  trace: (no: string) => `会附上问题编号 ${no}`,
  submit: '提交',
  submitted: '已提交，进展会发消息给您',
  none: '还没有提交过反馈。',
  noneAction: '写反馈',
  unknown: '没有找到这条反馈。',
  toMine: '看我的反馈',
  promise: `投诉 ${PROPOSE_RULE.answerDays} 天内答复；建议我们会认真看，也会答复`,
} as const;

export const KINDS = { complaint: '投诉', suggestion: '建议' } as const;

export const STATES = {
  open: { text: '处理中', kind: 'gold' },
  reopened: { text: '重新处理中', kind: 'gold' },
  answered: { text: '已答复', kind: 'green' },
} as const;

export const DETAIL = {
  no: '编号',
  due: '答复期限',
  dueText: (day: string) => `${day}前（含当天）`,
  late: '已超过期限，请直接拨打客服电话，我们会马上处理',
  pictures: '图片',
  timeline: '进展',
  events: { sent: '您提交了', answered: '我们答复', disagreed: '您不满意' },
  disagree: '对答复不满意',
  notNow: '先不提交',
  disagreeTitle: '哪里没有解决',
  disagreeHint: '会换一个人重新处理，并重新计算答复期限',
  disagreeSubmit: '重新处理',
  disagreed: '已提交，会换人重新处理',
  service: '联系客服',
} as const;
