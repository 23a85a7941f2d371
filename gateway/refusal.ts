/**
 * A business "no". Thrown, it undoes what the handler did; returned, what the handler wrote stays
 * (a wrong password must be counted although the call is refused).
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly desc: string,
  ) {
    super(`${code} ${desc}`);
  }
}

/** Codes of spec §8 that this gateway gives. */
export const expired = () => new Refusal('ET24B0002', '登录失效');
export const otherDevice = () => new Refusal('100007', '您的账号已在其他设备登录');
/** One answer to everything that is wrong with a sealed message. */
export const illegal = () => new Refusal('100001', '非法请求请注意');
/** The access token is unknown or has expired: HTTP 401. */
export const ACCESS_TOKEN_REFUSED = '100100';
export const badRequest = () => new Refusal('100002', '填写的内容不完整，请检查后再试');
/** Too much is under way, of everybody or of this address: the same request may be sent again. */
export const busy = () => new Refusal('100008', '现在办理的人较多，请稍后再试');
/** The requestNo stands for something else already: nothing was done. */
export const requestNoTaken = () => new Refusal('100005', '这次提交的内容和之前不一致，请返回重新确认');
