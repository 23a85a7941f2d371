import type { ContactError } from '@/domain/credit/contactFlags';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import type { ContactField, ContactSection } from './contactLabels';

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
