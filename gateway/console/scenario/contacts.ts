import { SUCCESS_CODE } from '@/domain/errors/catalogue';
import { maskName, maskPhone } from '@/domain/person/mask';
import type { Heard, HeardCall } from './recorder';

interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly relation: string;
}
type Given = Contact & { readonly keep?: 'Y' };

const KINDS = ['general', 'emergency'] as const;
type Contacts = Partial<Record<(typeof KINDS)[number], readonly Contact[]>>;
type GivenContacts = Partial<Record<(typeof KINDS)[number], readonly Given[]>>;

/** One that is not known stays masked: the mask then stands for somebody made up. */
function inFull(given: readonly Given[], onFile: readonly Contact[]): Contact[] {
  const left = [...onFile];
  return given.map(({ keep, ...contact }) => {
    if (keep === undefined) return contact;
    const at = left.findIndex(
      ({ name, phone, relation }) =>
        maskName(name) === contact.name &&
        maskPhone(phone) === contact.phone &&
        relation === contact.relation,
    );
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? contact;
  });
}

function givenIn({ name, params }: HeardCall): GivenContacts | undefined {
  if (name === 'saveUserInfo') return params;
  return name === 'editUserInfo' ? (params['contacts'] as GivenContacts | undefined) : undefined;
}

/** Contacts that stay come masked. A person who is made up has others with other masks, so they are given in full, as they were when they came. */
export function contactsInFull(all: readonly Heard[], phone: string): Heard[] {
  let onFile: Contacts = {};
  return all.map((heard) => {
    const given = heard.kind === 'call' && heard.phone === phone ? givenIn(heard) : undefined;
    if (heard.kind !== 'call' || given === undefined) return heard;
    const full: Contacts = Object.fromEntries(
      KINDS.map((kind) => [kind, inFull(given[kind] ?? [], onFile[kind] ?? [])]),
    );
    if (heard.code === SUCCESS_CODE) onFile = full;
    return heard.name === 'saveUserInfo' ? { ...heard, params: { ...heard.params, ...full } } : heard;
  });
}
