import { record, text } from './fields';
import { drafts } from './drafts';
import { SealedDraft } from './sealedDraft';

/** Occupation and employer, typed in the application or taken from employment data. */
const typedWork = record({ occupation: text(32), company: text(60) });

export const workDraft = new SealedDraft(typedWork, {
  get: () => drafts.get('credit').work,
  put: (work) => drafts.keep('credit', { work }),
});
