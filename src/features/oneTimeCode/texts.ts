/** User texts about codes. */
export const CODE_TEXTS = {
  missing: '请输入6位验证码',
  byTick: '勾选同意后，自动发送到上面的手机号',
  notSent: '请先获取验证码',
  smsSent: (phone: string) => `验证码已发到 ${phone}，5分钟内有效`,
  voiceSent: (phone: string) => `正在拨打 ${phone}，请接听并记下验证码，5分钟内有效`,
  noSms: '收不到短信？',
  byVoice: '用语音接听验证码',
  /** Elder mode: the voice comes first. */
  voice: '语音验证码',
  voiceHow: '会打电话把6位数字念给您听',
  noCall: '不方便接电话？',
  bySms: '用短信接收验证码',
  smsLater: (seconds: number) => `${seconds} 秒后可以用短信接收验证码`,
  voiceLater: (seconds: number) => `${seconds} 秒后可以用语音接听验证码`,
  noPicture: '图形验证码没有加载出来，请再点一次“获取验证码”',
  pictureTitle: '请输入图中的字符',
  pictureMissing: '请输入图中的4个字符',
} as const;
