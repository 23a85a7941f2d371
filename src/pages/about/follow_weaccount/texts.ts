export const FOLLOW = {
  title: '关注公众号，账单和进度不错过',
  note: '保存二维码后，在微信“扫一扫”里从相册选择；或复制名称，在微信里搜索',
  alt: (name: string) => `${name}的公众号二维码`,
  name: '公众号名称',
  copy: '复制',
  copyOf: '复制公众号名称',
  save: '保存二维码',
  denied: '允许访问相册后，才能保存二维码',
  saved: {
    saved: '已保存到相册',
    handed: '已开始下载；没有反应时，请长按二维码保存',
    unconsented: '同意隐私保护指引后才能保存',
    unavailable: '这里不能保存，请长按二维码，或复制名称搜索',
    failed: '没有保存成功，请再试一次，或复制名称搜索',
  },
  safe: '我们的公众号不会让您转账，也不会要密码和验证码',
} as const;
