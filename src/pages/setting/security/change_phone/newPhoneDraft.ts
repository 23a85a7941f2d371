import { record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** The new phone, while the identity is checked once more: a face check leaves a browser's page. */
export const newPhoneDraft = new SealedDraft(record({ phone: text(20) }), {
  get: () => drafts.get('person').phone,
  put: (phone) => drafts.keep('person', { phone }),
});
