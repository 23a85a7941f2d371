import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { ContactsFields } from '@/features/contacts';
import { back, titleOf, usePageModel } from '@/navigation';
import { AddContactsModel } from './addContacts.model';

const AddContacts = observer(function AddContacts() {
  const model = usePageModel(AddContactsModel);
  const { flow, form } = model;
  return (
    <Page
      title={titleOf('addContacts')}
      onBack={() => void back('creditFront')}
      foot={
        model.content.state === 'ready' && (
          <Button onPress={() => model.submit()} loading={form.busy}>
            保存，下一步
          </Button>
        )
      }
    >
      <Async resource={model.content} skeleton="form">
        {() => (
          <>
            <Steps steps={flow.names} current={flow.place} percent={flow.percent} />
            <ContactsFields form={form} />
          </>
        )}
      </Async>
    </Page>
  );
});

export default AddContacts;
