import { drafts, type Flow } from './drafts';
import { textSeal } from './textSeal';

/** Like `drafts.requestNo`, for a subject that contains typed text: it is stored only encrypted. */
export async function sealedRequestNo(flow: Flow, subject: string): Promise<string> {
  const seal = textSeal.get();
  const { requestNo, requestFor } = drafts.get(flow);
  const known = requestFor === '' ? undefined : await seal?.open(requestFor).catch(() => undefined);
  if (requestNo !== '' && known === subject) return requestNo;
  const sealed = (await seal?.seal(subject).catch(() => undefined)) ?? '';
  return drafts.drawRequestNo(flow, sealed);
}
