import { record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** Typed but not sent yet: the mailbox that gets a code, and the company data for an unknown mail domain. */
const typedMail = record({ email: text(100), company: text(60), job: text(30) });

export const mailDraft = new SealedDraft(typedMail, {
  get: () => drafts.get('employerMail').typed,
  put: (typed) => drafts.keep('employerMail', { typed }),
});
