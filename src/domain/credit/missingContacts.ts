import { checkName } from '../person/name';
import { checkPhone } from '../person/phone';
import { isMaskedPhone } from '../person/mask';

/** Which sections of the contact step are shown, and whether the company has to be filled in. */
export interface ShownSections {
  readonly isShowOccu: boolean;
  readonly isShowCompany: boolean;
  /** True only if the company is shown. */
  readonly isCompanyRequired: boolean;
  readonly isShowGeneral: boolean;
  readonly isShowEmergency: boolean;
}

/** A contact as far as it has been filled in; one with a masked phone is on file and stays, and the gateway knows it in full. */
export interface ContactDraft {
  readonly name?: string;
  readonly phone?: string;
  readonly relation?: string;
}

export interface ContactForm {
  readonly general?: readonly ContactDraft[];
  readonly emergency?: readonly ContactDraft[];
  readonly occupation?: string;
  readonly company?: string;
}

export type ContactReason =
  | 'contactNameMissing'
  | 'contactNameInvalid'
  | 'contactRelationMissing'
  | 'contactPhoneMissing'
  | 'contactPhoneInvalid'
  | 'contactPhoneOwn'
  | 'contactPhoneTwice'
  | 'contactGone'
  | 'occupationMissing'
  | 'companyMissing';

/** An error that prevents the submit; `index` counts the contacts of a section from 0. */
export interface ContactError {
  readonly section: 'general' | 'emergency' | 'occupation' | 'company';
  readonly index: number;
  readonly reason: ContactReason;
}

type Section = 'general' | 'emergency';

/**
 * What is missing or wrong in the contact form, in the order of the page; only sections that are shown count, and each shown
 * contact section needs at least one contact. A contact must not be the person, and must not occur twice.
 */
export function missingContacts(form: ContactForm, flags: ShownSections, ownPhone?: string): ContactError[] {
  const seen = new Set<string>();
  const sectionErrors = (section: Section): ContactError[] => {
    const given = form[section] ?? [];
    const contacts = given.length > 0 ? given : [{}];
    return contacts.flatMap((contact, index) =>
      contactReasons(contact, ownPhone, seen).map((reason) => ({ section, index, reason })),
    );
  };
  const errors = [
    ...(flags.isShowGeneral ? sectionErrors('general') : []),
    ...(flags.isShowEmergency ? sectionErrors('emergency') : []),
  ];
  if (flags.isShowOccu && blank(form.occupation)) {
    errors.push({ section: 'occupation', index: 0, reason: 'occupationMissing' });
  }
  if (flags.isCompanyRequired && blank(form.company)) {
    errors.push({ section: 'company', index: 0, reason: 'companyMissing' });
  }
  return errors;
}

function contactReasons(
  contact: ContactDraft,
  ownPhone: string | undefined,
  seen: Set<string>,
): ContactReason[] {
  if (isMaskedPhone(contact.phone)) return [];
  const reasons = [nameReason(contact.name), phoneReason(contact.phone, ownPhone, seen)];
  if (blank(contact.relation)) reasons.push('contactRelationMissing');
  return reasons.filter((reason): reason is ContactReason => reason !== undefined);
}

function nameReason(name = ''): ContactReason | undefined {
  if (blank(name)) return 'contactNameMissing';
  return checkName(name) && 'contactNameInvalid';
}

function phoneReason(phone = '', ownPhone: string | undefined, seen: Set<string>): ContactReason | undefined {
  if (blank(phone)) return 'contactPhoneMissing';
  if (checkPhone(phone)) return 'contactPhoneInvalid';
  if (phone === ownPhone) return 'contactPhoneOwn';
  if (seen.has(phone)) return 'contactPhoneTwice';
  seen.add(phone);
  return undefined;
}

function blank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
