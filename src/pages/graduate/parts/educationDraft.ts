import { count, oneOf, record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** A graduate's education, typed and not sent yet. */
const typedEducation = record({
  school: text(40),
  level: oneOf(['college', 'bachelor', 'master', 'doctor'], ''),
  graduationYear: count,
});

export const educationDraft = new SealedDraft(typedEducation, {
  get: () => drafts.get('education').typed,
  put: (typed) => drafts.keep('education', { typed }),
});
