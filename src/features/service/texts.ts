/** Customer service: the desk with phone, hours and chat. */
export const SERVICE_TEXTS = {
  title: '遇到问题，可以找我们',
  note: '客服不会向您要密码、验证码，也不会让您先转账',
  phone: '客服电话',
  hours: '服务时间',
  hoursText: '每天 9:00 至 21:00',
  chat: '在线客服',
  chatNote: '在网页里和客服文字沟通',
  noChat: '在线客服暂未开通，请拨打客服电话',
  call: '拨打电话',
  trace: '问题编号',
  traceNote: '告诉客服这个编号，能更快找到原因',
  copy: '复制问题编号',
  help: '先看看帮助中心',
  /** The two wordings of the experiment help-first. */
  helpNotes: { A: '常见问题都在这里', B: '多数问题在这里马上就有答案' },
  suggest: '写下投诉或建议',
  suggestNote: '有编号和答复期限，进展随时能看到',
} as const;
