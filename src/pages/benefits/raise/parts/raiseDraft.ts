import { record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Data for a higher limit: a school or an employer, and a figure. */
const typedRaise = record({ subject: text(60), figure: text(15) });

export const raiseDraft = new SealedDraft(typedRaise, {
  get: () => drafts.get('raise').typed,
  put: (typed) => drafts.keep('raise', { typed }),
});
