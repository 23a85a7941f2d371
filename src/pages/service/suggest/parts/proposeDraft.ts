import { record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Sealed, because a person may write anything in a complaint. */
const typedProposal = record({ content: text(500) });

export const proposeDraft = new SealedDraft(typedProposal, {
  get: () => drafts.get('propose').typed,
  put: (typed) => drafts.keep('propose', { typed }),
});
