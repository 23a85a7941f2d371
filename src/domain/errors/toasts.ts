/** Exact texts of spec §8; `notOffered` and `unreadable` are ours. */
export const TOASTS = {
  expired: '登录失效',
  network: '网络开小差了，请稍后再试',
  illegal: '非法请求请注意',
  blocked: '存在非法字符，禁止提交',
  upload: '系统出现错误,请稍后再试',
  unreadable: '内容暂时无法显示，请稍后再试',
  notOffered: '这项服务暂未开放',
} as const;
