import { record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** Sealed, because a person may write anything in a complaint. */
const typedProposal = record({ content: text(500) });

export const proposeDraft = new SealedDraft(typedProposal, {
  get: () => drafts.get('propose').typed,
  put: (typed) => drafts.keep('propose', { typed }),
});
