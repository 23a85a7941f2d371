/** Shown instead of a button that pays, while the bank decides on a payment. */
export const UNSETTLED = {
  text: '有一笔还款还没有出结果，请先看结果，不要重复还款',
  action: '查看扣款结果',
  /** Shown beside the interest-free exit, which counts from the day of that payment. */
  exit: '等银行结果',
  exitNote: '有结果之前，冷静期按这笔还款提交的那天算',
} as const;
