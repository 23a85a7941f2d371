import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPhone, normalisePhone } from '@/domain/person/phone';
import { Field } from '@/model/field';

/** Field for the phone that gets a code. `changed` runs on each change by the person. */
export const phoneField = (changed?: () => void): Field =>
  new Field('', {
    clean: normalisePhone,
    check: (phone) => {
      const reason = checkPhone(phone);
      return reason && PERSON_MESSAGES[reason];
    },
    keep: changed,
  });
