import type { Relation } from '@/domain/credit/contactChoices';
import type { ShownSections } from '@/domain/credit/contactFlags';

type Section = 'general' | 'emergency';

export interface Entry {
  readonly name: string;
  readonly phone: string;
  readonly relation: Relation | '';
}

/** What ContactsForm of stores/forms is, as far as it is shown. */
export interface ContactsFormState {
  readonly flags: ShownSections | undefined;
  readonly general: readonly Entry[];
  readonly emergency: readonly Entry[];
  readonly occupation: string;
  readonly occupationError: string;
  readonly company: string;
  readonly companyError: string;
  /** What the server said of the whole form. */
  readonly problem: string;
  errorOf(section: Section, index: number, field: keyof Entry): string;
  setContact(section: Section, index: number, changes: Partial<Entry>): void;
  leave(section: Section, index: number, field: keyof Entry): void;
  mayAdd(section: Section): boolean;
  add(section: Section): void;
  remove(section: Section, index: number): void;
  setOccupation(occupation: string): void;
  setCompany(company: string): void;
}
