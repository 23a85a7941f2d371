import { record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** The new phone, stored during another identity check: in a browser a face check leaves the page. */
export const newPhoneDraft = new SealedDraft(record({ phone: text(20) }), {
  get: () => drafts.get('person').phone,
  put: (phone) => drafts.keep('person', { phone }),
});
