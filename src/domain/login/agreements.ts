/** The agreements of every registration, for all ways to log in; the titles are those of the texts. */
export const REGISTER_AGREEMENTS = [
  { key: 'register', title: '用户注册协议' },
  { key: 'privacy', title: '隐私政策' },
] as const;
