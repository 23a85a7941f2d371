import { makeAutoObservable, observable } from 'mobx';
import { MOST_CONTACTS } from '@/domain/credit/contactChoices';
import type { ContactEntries } from '@/storage/draftFields';
import type { ContactField, ContactSection } from './contactLabels';
import { BLANK, firstEntries, isBlank, isKept, present, type ContactEntry } from './entries';
import { fromAddressBook, type FromAddressBook } from './fromAddressBook';

const SECTIONS = ['general', 'emergency'] as const;

type OnFile = Readonly<Record<ContactSection, readonly ContactEntry[]>>;

/** The contacts of both kinds as they are entered: typed, from the address book, or kept as they are on file. */
export class ContactRows {
  general: readonly ContactEntry[] = [BLANK];
  emergency: readonly ContactEntry[] = [BLANK];
  private onFile: OnFile = { general: [], emergency: [] };
  /** Keys of the fields that the person has left: only these are checked before the first submit. */
  private readonly left = observable.set<string>();

  /** `changed` runs on each change by the person. */
  constructor(private readonly changed: () => void) {
    makeAutoObservable<this, 'left' | 'changed' | 'onFile'>(this, {
      general: observable.ref,
      emergency: observable.ref,
      onFile: observable.ref,
      left: false,
      changed: false,
    });
  }

  /** What was typed before comes before what is on file. */
  begin(typed: ContactEntries, onFile?: OnFile): void {
    this.onFile = onFile ?? this.onFile;
    for (const section of SECTIONS) this[section] = firstEntries(typed[section], this.onFile[section]);
  }

  /** The contacts on file have changed elsewhere. */
  renew(onFile: OnFile): void {
    this.onFile = onFile;
    for (const section of SECTIONS) this[section] = present(this[section], onFile[section]);
  }

  set(section: ContactSection, index: number, changes: Partial<ContactEntry>): void {
    this[section] = this[section].map((entry, at) => (at === index ? { ...entry, ...changes } : entry));
    this.changed();
  }

  /** Fills in name and phone of one contact from the phone's address book; what the contact lacks stays as typed. */
  async pick(section: ContactSection, index: number): Promise<void> {
    const [picked] = await fromAddressBook(1);
    if (picked !== undefined) this.fill(section, index, picked);
  }

  /** How many rows of these sections are still blank. */
  blanksOf(sections: readonly ContactSection[]): number {
    return sections.flatMap((section) => this[section]).filter(isBlank).length;
  }

  /** Fills in the blank rows of these sections from the address book, in the order of the page. */
  async pickAll(sections: readonly ContactSection[]): Promise<void> {
    const picked = [...(await fromAddressBook(this.blanksOf(sections)))];
    for (const section of sections)
      this[section].forEach((entry, index) => {
        const next = isBlank(entry) ? picked.shift() : undefined;
        if (next !== undefined) this.fill(section, index, next);
      });
  }

  add(section: ContactSection): void {
    if (this.mayAdd(section)) this[section] = [...this[section], BLANK];
  }

  remove(section: ContactSection, index: number): void {
    const rest = this[section].filter((_, at) => at !== index);
    this[section] = rest.length > 0 ? rest : [BLANK];
    // The indexes have moved: no field of this section counts as left.
    for (const key of [...this.left]) if (key.startsWith(section)) this.left.delete(key);
    this.changed();
  }

  mayAdd(section: ContactSection): boolean {
    return this[section].length < MOST_CONTACTS && !this[section].every(isKept);
  }

  /** Some contacts of this kind are on file, and others are entered now. */
  mayKeep(section: ContactSection): boolean {
    return this.onFile[section].length > 0 && !this[section].every(isKept);
  }

  /** Back to the contacts on file. */
  keepOnFile(section: ContactSection): void {
    this[section] = this.onFile[section];
    this.changed();
  }

  /** Replaces a contact on file by a new one. */
  retype(section: ContactSection, index: number): void {
    this.set(section, index, BLANK);
  }

  /** The person has left this field. */
  leave(section: ContactSection, index: number, field: ContactField): void {
    if (this[section][index]?.[field]) this.left.add(`${section}.${index}.${field}`);
  }

  wasLeft(section: ContactSection, index: number, field: ContactField): boolean {
    return this.left.has(`${section}.${index}.${field}`);
  }

  private fill(section: ContactSection, index: number, { name, phone }: FromAddressBook): void {
    this.set(section, index, { ...(name && { name }), ...(phone && { phone }) });
    this.leave(section, index, 'name');
    this.leave(section, index, 'phone');
  }
}
