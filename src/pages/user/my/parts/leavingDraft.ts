import { LEAVING_REASONS } from '@/contract/codes';
import { oneOf, record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

/** Why the person cancels the account, stored during the identity check. The tick that they have understood is never stored. */
const typedLeaving = record({ reason: oneOf(LEAVING_REASONS, ''), note: text(200) });

export const leavingDraft = new SealedDraft(typedLeaving, {
  get: () => drafts.get('person').leaving,
  put: (leaving) => drafts.keep('person', { leaving }),
});
