import { count, oneOf, record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { SealedDraft } from '@/stores/sealedDraft';

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
