import { record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** Data for a higher limit: a school or an employer, and a figure. */
const typedRaise = record({ subject: text(60), figure: text(15) });

export const raiseDraft = new SealedDraft(typedRaise, {
  get: () => drafts.get('raise').typed,
  put: (typed) => drafts.keep('raise', { typed }),
});
