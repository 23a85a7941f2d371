import { SPECIAL_CHARACTERS_TEXT } from '../text/specialCharacters';

/** Exact texts of spec §8. */
export const TOASTS = {
  expired: '登录失效',
  network: '网络开小差了，请稍后再试',
  illegal: '非法请求请注意',
  blocked: SPECIAL_CHARACTERS_TEXT,
  upload: '系统出现错误,请稍后再试',
} as const;
