import { matching, record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** Why a person disagrees with the answer to a complaint, and which complaint it is. */
const typedDisagreement = record({ proposeNo: matching(/^[\w-]{1,64}$/), content: text(500) });

export const disagreeDraft = new SealedDraft(typedDisagreement, {
  get: () => drafts.get('propose').again,
  put: (again) => drafts.keep('propose', { again }),
});
