import { contactEntries } from '@/storage/draftFields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** 'person': contacts that are replaced in the personal data. */
type ContactFlow = 'credit' | 'loan' | 'person';

const draftOf = (flow: ContactFlow) =>
  new SealedDraft(contactEntries, {
    get: () => drafts.get(flow).contacts,
    put: (contacts) => drafts.keep(flow, { contacts }),
  });

/** Contacts that are typed for a flow but not sent yet: names and phones of other people. */
export const contactsDrafts = { credit: draftOf('credit'), loan: draftOf('loan'), person: draftOf('person') };
