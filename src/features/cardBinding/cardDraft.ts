import { matching, record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** A card that is typed but not bound yet; the bank's code is never stored. */
const typedCard = record({ card: matching(/^\d{1,19}$/), phone: text(20) });

export const cardDraft = new SealedDraft(typedCard, {
  get: () => drafts.get('bindCard').typed,
  put: (typed) => drafts.keep('bindCard', { typed }),
});
