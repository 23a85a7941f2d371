import { contactEntries, type ContactEntries } from '@/model/draftFields';
import { persisted } from '@/model/persisted';
import { drafts } from '@/stores/drafts';
import { textSeal } from '@/stores/textSeal';

/** 'person': contacts that are replaced in the personal data. */
type ContactFlow = 'credit' | 'loan' | 'person';

/** Older builds kept contacts of these. */
const OLD_FLOWS = ['credit', 'loan'] as const;
const NONE: ContactEntries = contactEntries.read(undefined);

/** Number of the latest change: a slower, earlier change must not overwrite it. */
const turns: Record<ContactFlow, number> = { credit: 0, loan: 0, person: 0 };
const underWay: Record<ContactFlow, Promise<void>> = {
  credit: Promise.resolve(),
  loan: Promise.resolve(),
  person: Promise.resolve(),
};

/**
 * Contacts that are typed for a flow but not sent yet. They are names and phones of other people, so the draft stores them only encrypted,
 * like the session's phone. If encryption is not possible, they are not stored.
 */
export const contactsDraft = {
  /** The contacts typed so far; empty if there are none or they cannot be decrypted. */
  async read(flow: ContactFlow): Promise<ContactEntries> {
    if (drafts.contactsInClear) await contactsDraft.sealOld();
    await underWay[flow];
    const { contacts } = drafts.get(flow);
    return contacts === '' ? NONE : parsed(await opened(contacts));
  },

  keep(flow: ContactFlow, contacts: ContactEntries): void {
    turns[flow] += 1;
    underWay[flow] = put(flow, contacts, turns[flow]);
  },

  drop(flow: ContactFlow): void {
    turns[flow] += 1;
    drafts.keep(flow, { contacts: '' });
  },

  /** Encrypts contacts that an older build stored in clear text; runs before the first read. */
  async sealOld(): Promise<void> {
    for (const flow of OLD_FLOWS) {
      const { general, emergency, contacts } = drafts.get(flow);
      if (general.length === 0 && emergency.length === 0) continue;
      if (contacts === '') contactsDraft.keep(flow, { general, emergency });
      await underWay[flow];
      drafts.keep(flow, { general: [], emergency: [] });
    }
  },
};

/** Stores the contacts, unless they were changed or dropped before they were sealed, or the drafts now belong to another person. */
async function put(flow: ContactFlow, contacts: ContactEntries, turn: number): Promise<void> {
  const owner = persisted.get('draftOwner');
  const text = JSON.stringify(contactEntries.read(contacts));
  const sealed = text === JSON.stringify(NONE) ? '' : await sealedText(text);
  if (turns[flow] === turn && persisted.get('draftOwner') === owner) drafts.keep(flow, { contacts: sealed });
}

async function sealedText(text: string): Promise<string> {
  return (
    (await textSeal
      .get()
      ?.seal(text)
      .catch(() => undefined)) ?? ''
  );
}

async function opened(sealed: string): Promise<string | undefined> {
  return textSeal
    .get()
    ?.open(sealed)
    .catch(() => undefined);
}

function parsed(text: string | undefined): ContactEntries {
  try {
    return contactEntries.read(JSON.parse(text ?? ''));
  } catch {
    return NONE;
  }
}
