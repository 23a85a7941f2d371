import type { Response } from '@/contract';
import { partnerRefusals } from '@/contract/partner';
import { CallFailure } from '@/request';
import { session } from '@/stores/session';

/** Shown if the session does not know the phone of the person who is logged in. */
const NAMELESS = '当前账户';

export interface Look<A> {
  readonly answer: A;
  /** Masked phone of another person who is logged in; '' if no one is, or the link's own person is. */
  readonly here: string;
  /** Generation of the session at that time: a later session makes this look outdated. */
  readonly generation: number;
}

/** Whether a failed call says that the link is unknown, used or expired. */
export const linkIsOver = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.kind === 'business' && failure.code === partnerRefusals.linkOver;

/**
 * Compares the person of a link with the person who is logged in here (contract partner, `present`), so that the page can ask before it
 * changes a login. An expired session is cleared.
 */
export async function lookAtLink<A extends Pick<Response<'queryAccessCode'>, 'present'>>(
  ask: (own: { readonly tokenCode?: string }) => Promise<A>,
): Promise<Look<A>> {
  const { tokenCode, generation } = session;
  const answer = await ask(tokenCode === '' ? {} : { tokenCode });
  // A login or logout happened while we waited: the answer is about the earlier session.
  if (generation !== session.generation) return { answer, here: '', generation };
  if (answer.present === 'noOne' && tokenCode !== '') session.clear('expired');
  const here = answer.present === 'anotherPerson' ? session.userInfo?.phone || NAMELESS : '';
  return { answer, here, generation: session.generation };
}
