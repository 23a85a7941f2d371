import type { CallContext, Outside } from '../../context';
import type { WechatFailure, WechatProvider } from '../../providers/wechat';
import { isCodeUsed, useCode } from '../../queries/wechat';
import { refuseWechat } from '../../refusals/partner';
import { hashToken } from '../../secrets';

type Redeeming = 'code2session' | 'getPhoneNumber';
type Redeemed<K extends Redeeming> = Exclude<Awaited<ReturnType<WechatProvider[K]>>, WechatFailure>;

const refusalOf = ({ why }: WechatFailure) =>
  refuseWechat(why === 'invalid' ? 'wechatCodeUsed' : 'wechatSilent');

/** Asks WeChat about a code that was not used here before. */
export async function askWechat<K extends Redeeming>(
  { sql, providers }: Outside<CallContext>,
  code: string,
  question: K,
): Promise<Redeemed<K>> {
  if (await isCodeUsed(sql, hashToken(code))) throw refuseWechat('wechatCodeUsed');
  const answer = await providers.wechat[question](code);
  if (answer.kind === 'failed') throw refusalOf(answer);
  return answer as Redeemed<K>;
}

/** A code works once, even if WeChat would accept it a second time. */
export async function useCodeOnce({ sql, now }: CallContext, code: string): Promise<void> {
  if (!(await useCode(sql, hashToken(code), now))) throw refuseWechat('wechatCodeUsed');
}
