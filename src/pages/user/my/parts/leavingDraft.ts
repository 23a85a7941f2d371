import { LEAVING_REASONS } from '@/contract/codes';
import { oneOf, record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Why the person cancels the account, stored during the identity check. The tick that they have understood is never stored. */
const typedLeaving = record({ reason: oneOf(LEAVING_REASONS, ''), note: text(200) });

export const leavingDraft = new SealedDraft(typedLeaving, {
  get: () => drafts.get('person').leaving,
  put: (leaving) => drafts.keep('person', { leaving }),
});
