import { matching, record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Employment data that are typed and not sent yet. */
const typedEmployment = record({
  company: text(60),
  job: text(30),
  /** Yuan a month as typed. */
  income: matching(/^[\d.]{0,15}$/),
});

export const employmentDraft = new SealedDraft(typedEmployment, {
  get: () => drafts.get('enterprise').typed,
  put: (typed) => drafts.keep('enterprise', { typed }),
});
