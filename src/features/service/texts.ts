/** Hours of the day in which the phone is answered. */
export const SERVICE_HOURS = { from: 9, to: 21 } as const;

/** Customer service: the desk with phone, hours and chat. */
export const SERVICE_TEXTS = {
  title: '遇到问题，可以找我们',
  note: '客服不会向您要密码、验证码，也不会让您先转账',
  phone: '客服电话',
  hours: '服务时间',
  hoursText: `每天 ${SERVICE_HOURS.from}:00 至 ${SERVICE_HOURS.to}:00`,
  closed: '现在不在服务时间，可以先看下面的帮助，或写下来',
  chat: '在线客服',
  chatNote: '在网页里和客服文字沟通',
  call: '拨打电话',
  contact: '微信留言给客服',
  trace: '问题编号',
  traceNote: '告诉客服这个编号，能更快找到原因',
  copy: '复制问题编号',
  help: '先看看帮助中心',
  /** The two wordings of the experiment help-first. */
  helpNotes: { A: '常见问题都在这里', B: '多数问题在这里马上就有答案' },
  topics: '您想问哪一方面？',
  suggest: '写下投诉或建议',
  suggestNote: '有编号和答复期限，进展随时能看到',
} as const;
