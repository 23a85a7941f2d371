import { record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** The new phone, stored during another identity check: in a browser a face check leaves the page. */
export const newPhoneDraft = new SealedDraft(record({ phone: text(20) }), {
  get: () => drafts.get('person').phone,
  put: (phone) => drafts.keep('person', { phone }),
});
