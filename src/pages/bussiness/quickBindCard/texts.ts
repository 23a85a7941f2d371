/** Texts for the result of a binding at a bank's page; the gateway gives the reason of a failure. */
export const LANDING = {
  bound: '绑卡成功',
  boundText: (card: string) => `${card} 已绑定，借款收款和还款时都可以选它。`,
  failed: '绑卡没有成功',
  pending: '还在等银行的结果',
  pendingNext: [
    { title: '我们会接着向银行查询', note: '有了结果，马上显示在这里' },
    { title: '可以先离开', note: '之后在“我的银行卡”里查看结果' },
  ],
} as const;
