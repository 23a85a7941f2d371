import type { Request } from '@/contract';
import type { Relation } from '@/domain/credit/contactChoices';
import { isMaskedPhone } from '@/domain/person/mask';
import { normaliseName } from '@/domain/person/name';

export interface ContactEntry {
  readonly name: string;
  readonly phone: string;
  /** '' if not chosen yet. */
  readonly relation: Relation | '';
}

export const BLANK: ContactEntry = { name: '', phone: '', relation: '' };

/** On file and to be kept: only masked text is known of it. */
export const isKept = ({ phone }: ContactEntry): boolean => isMaskedPhone(phone);

export const isBlank = ({ name, phone }: ContactEntry): boolean => name === '' && phone === '';

/** What was typed comes before what is on file; without both there is one blank contact. */
export function firstEntries(
  typed: readonly ContactEntry[],
  onFile: readonly ContactEntry[] = [],
): readonly ContactEntry[] {
  if (typed.some((entry) => !isBlank(entry))) return typed;
  return onFile.length > 0 ? onFile : [BLANK];
}

/**
 * After the contacts on file have changed: the present ones if all rows were to be kept; otherwise what was typed stays, and a row whose contact is
 * gone becomes blank.
 */
export function present(
  entries: readonly ContactEntry[],
  onFile: readonly ContactEntry[],
): readonly ContactEntry[] {
  if (entries.every(isKept)) return firstEntries([], onFile);
  const isThere = (entry: ContactEntry): boolean =>
    onFile.some((one) => one.name === entry.name && one.phone === entry.phone);
  return entries.map((entry) => (isKept(entry) && !isThere(entry) ? BLANK : entry));
}

type Saved = Request<'saveUserInfo'>['general'];
export type Typed = NonNullable<Request<'editUserInfo'>['contacts']>['general'];

/** Contacts as they are sent, called after the checks: each has a relation. */
export const typedOf = (entries: readonly ContactEntry[]): Typed =>
  entries.flatMap(({ name, phone, relation }) =>
    relation === '' ? [] : [{ name: normaliseName(name), phone, relation }],
  );

/** The same, with those that stay on file. */
export const savedOf = (entries: readonly ContactEntry[]): Saved =>
  entries.flatMap((entry): Saved => {
    const { name, phone, relation } = entry;
    if (!isKept(entry)) return typedOf([entry]);
    return relation === '' ? [] : [{ keep: 'Y', name, phone, relation }];
  });
