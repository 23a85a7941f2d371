import type { ContactError } from '@/domain/credit/contactFlags';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import { named } from '@/model/form';
import { contactLabel, contactTitle, type ContactField, type ContactSection } from './contactLabels';

const fieldOf = ({ reason }: ContactError): ContactField | undefined => {
  if (reason.startsWith('contactName')) return 'name';
  if (reason.startsWith('contactPhone')) return 'phone';
  return reason.startsWith('contactRelation') ? 'relation' : undefined;
};

/** The message beside one field of one contact; '' if there is none. */
export function errorBeside(
  errors: readonly ContactError[],
  section: ContactSection,
  index: number,
  field: ContactField,
): string {
  const error = errors.find(
    (one) => one.section === section && one.index === index && fieldOf(one) === field,
  );
  return error ? CONTACT_MESSAGES[error.reason] : '';
}

/** The message of the first contact with an error, after the name of its field; '' if every contact is fine. `count` of a section's contacts. */
export function firstError(
  errors: readonly ContactError[],
  count: (section: ContactSection) => number,
): string {
  for (const error of errors) {
    const { section, index, reason } = error;
    const field = fieldOf(error);
    if (field === undefined || (section !== 'general' && section !== 'emergency')) continue;
    return named(contactLabel(contactTitle(section, index, count(section)), field), CONTACT_MESSAGES[reason]);
  }
  return '';
}
