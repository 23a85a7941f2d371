import { Lead } from '@/components/Lead';
import { ContactsFields } from '@/features/contacts';
import { titleOf, usePageModel } from '@/navigation';
import { StepPage } from '../parts/StepPage';
import { CONTACT_TEXTS } from '../texts';
import { AddContactsModel } from './addContacts.model';

/** The contacts step of flows that are configured with this page. */
export default function CreditAddContacts() {
  const model = usePageModel(AddContactsModel);
  return (
    <StepPage
      title={titleOf('creditAddContacts')}
      step={model}
      action={CONTACT_TEXTS.save}
      onSubmit={() => model.submit()}
    >
      <Lead title={CONTACT_TEXTS.lead} note={CONTACT_TEXTS.note} />
      <ContactsFields form={model.form} />
    </StepPage>
  );
}
