import { matching, record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Why a person disagrees with the answer to a complaint, and which complaint it is. */
const typedDisagreement = record({ proposeNo: matching(/^[\w-]{1,64}$/), content: text(500) });

export const disagreeDraft = new SealedDraft(typedDisagreement, {
  get: () => drafts.get('propose').again,
  put: (again) => drafts.keep('propose', { again }),
});
