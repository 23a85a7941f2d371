/** What whoever registers agrees to, by whichever way they come in; titles as on the texts themselves. */
export const REGISTER_AGREEMENTS = [
  { key: 'register', title: '用户注册协议' },
  { key: 'privacy', title: '隐私政策' },
] as const;
