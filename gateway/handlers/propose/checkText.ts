import type { MemberContext, Outside } from '../../context';
import { openIdOf } from '../../queries/wechat';
import { refuseProposal } from '../../refusals/propose';

/**
 * WeChat asks a mini-program to check what people write to others. It checks the text of a person whom it knows here; a text that it cannot
 * check is taken, since no complaint may get lost.
 */
export async function checkText(
  { sql, providers, customer }: Outside<MemberContext>,
  text: string,
): Promise<void> {
  const openId = await openIdOf(sql, customer.id);
  if (openId === undefined) return;
  if ((await providers.wechat.checkText({ openId, text })) === 'risky')
    throw refuseProposal('proposeTextRefused');
}
