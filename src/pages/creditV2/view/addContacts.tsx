import { ContactsFields } from '@/features/contacts';
import { titleOf, usePageModel } from '@/navigation';
import { StepPage } from '../parts/StepPage';
import { AddContactsModel } from './addContacts.model';

export default function AddContacts() {
  const model = usePageModel(AddContactsModel);
  return (
    <StepPage
      title={titleOf('addContacts')}
      step={model}
      action="保存，下一步"
      onSubmit={() => model.submit()}
    >
      <ContactsFields form={model.form} />
    </StepPage>
  );
}
