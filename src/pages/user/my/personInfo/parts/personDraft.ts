import { record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Text typed on the edit page but not saved yet; '' for a field that is unchanged. */
const typedPerson = record({ occupation: text(32), company: text(60), email: text(100), address: text(200) });

export const personDraft = new SealedDraft(typedPerson, {
  get: () => drafts.get('person').typed,
  put: (typed) => drafts.keep('person', { typed }),
});
