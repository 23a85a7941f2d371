import type { Response } from '@/contract';
import { partnerRefusals } from '@/contract/partner';
import { CallFailure } from '@/request';
import { session } from '@/stores/session';

/** Where the stored object says who is logged in without their phone. */
const NAMELESS = '当前账户';

export interface Look<A> {
  readonly answer: A;
  /** Masked phone of another person who is logged in; '' where nobody is, or the link's own person. */
  readonly here: string;
  /** The session's, when this was so: a later one makes it outdated. */
  readonly generation: number;
}

/** A failed call says that the link is unknown, used or expired. */
export const linkIsOver = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.kind === 'business' && failure.code === partnerRefusals.linkOver;

/**
 * Looks at whom a link stands for, beside who is logged in here (contract partner, `present`): the person is asked before anything of that
 * changes. A session that turns out to be over is put away.
 */
export async function lookAtLink<A extends Pick<Response<'queryAccessCode'>, 'present'>>(
  ask: (own: { readonly tokenCode?: string }) => Promise<A>,
): Promise<Look<A>> {
  const { tokenCode, generation } = session;
  const answer = await ask(tokenCode === '' ? {} : { tokenCode });
  // Somebody has logged in or out meanwhile.
  if (generation !== session.generation) return { answer, here: '', generation };
  if (answer.present === 'nobody' && tokenCode !== '') session.clear('expired');
  const here = answer.present === 'anotherPerson' ? session.userInfo?.phone || NAMELESS : '';
  return { answer, here, generation: session.generation };
}
