import { LEAVING_REASONS } from '@/contract/codes';
import { oneOf, record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** Why an account is to be cancelled, while the identity is checked; that the person has understood is never kept. */
const typedLeaving = record({ reason: oneOf(LEAVING_REASONS, ''), note: text(200) });

export const leavingDraft = new SealedDraft(typedLeaving, {
  get: () => drafts.get('person').leaving,
  put: (leaving) => drafts.keep('person', { leaving }),
});
