/** What a person reads on the login pages. */
export const LOGIN_TEXTS = {
  title: '登录注册',
  welcome: '手机号登录',
  welcomeNote: '没有注册过的手机号，验证后自动注册',
  codeMissing: '请输入6位验证码',
  agreementMissing: '请先阅读并勾选同意，再登录',
  voiceSent: '我们正在给您打电话，请接听并记下验证码',
  smsSent: (phone: string) => `验证码已发到 ${phone}，5分钟内有效`,
  pictureTitle: '请输入图中的字符',
  pictureMissing: '请输入图中的4个字符',
} as const;

/** Agreements of registration; titles as on the texts themselves. */
export const REGISTER_AGREEMENTS = [
  { key: 'register', title: '用户注册协议' },
  { key: 'privacy', title: '隐私政策' },
] as const;
