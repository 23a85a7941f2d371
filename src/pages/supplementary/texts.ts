export const SUPPLEMENT = {
  title: '审核还需要',
  note: '已填的其他资料不用再填，提交后接着审核',
  nothing: '现在没有需要补充的资料',
  toResult: '查看申请进度',
  submit: '提交资料',
} as const;
