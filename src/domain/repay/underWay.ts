/** Shown instead of a button that pays, while the bank decides on a payment. */
export const UNSETTLED = {
  text: '银行正在处理一笔还款，有结果后自动更新，请不要重复还款',
  action: '查看扣款结果',
  /** Shown beside the interest-free exit, which counts from the day of that payment. */
  exit: '等银行结果',
  exitNote: '有结果之前，冷静期按这笔还款提交的那天算',
} as const;
