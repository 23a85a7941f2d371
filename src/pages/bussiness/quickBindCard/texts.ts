/** Texts for the result of a binding at a bank's page; the gateway gives the reason of a failure. */
export const LANDING = {
  bound: '绑卡成功',
  boundText: (card: string) => `${card} 已绑定，借款收款和还款时都可以选它。`,
  goOn: '继续办理',
  toCards: '查看我的银行卡',
  again: '换一家银行再试',
  failed: '绑卡没有成功',
  pending: '还在等银行的结果',
  pendingNext: [
    { title: '我们会接着向银行查询', note: '有了结果，马上显示在这里' },
    { title: '可以先离开', note: '之后在“我的银行卡”里查看结果' },
  ],
} as const;

export const BANKS = {
  search: '搜索银行',
  note: '不用输卡号，到银行的页面确认就能绑定。只绑定本人的储蓄卡。',
  maintained: '维护中',
  maintainedNote: '银行正在维护，请稍后再试',
  none: (text: string) => `没有找到“${text}”，请换个名称，或用卡号添加。`,
  empty: '暂时没有可以快捷绑卡的银行，请用卡号添加。',
  byNumber: '用卡号添加',
} as const;

export const CHOICE = {
  which: '绑定哪种卡',
  holder: (name: string) => `持卡人 ${name}`,
  unknown: '没有找到这家银行。',
  banks: '选择银行',
  next: '下一步',
  limits: '银行限额',
  perPayment: '单笔',
  perDay: '单日',
} as const;

export const CONFIRM = {
  card: '卡类型',
  holder: '持卡人',
  phone: '登录手机号',
  steps: [
    '点击按钮后打开银行的页面，由银行核对您的身份',
    '在银行的页面选卡、同意后，会自动回到这里',
    '我们看不到您的银行密码，只得到卡号和预留手机号',
  ],
  stepsTitle: '接下来',
  consent: '请先阅读并勾选同意，再去银行',
  submit: '去银行确认',
  notOpened: '银行的页面没有打开，请再试一次，或用卡号添加',
  unseen: '有一次绑卡还没有看结果。',
  seeResult: '查看结果',
} as const;
