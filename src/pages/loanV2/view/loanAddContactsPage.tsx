import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { ContactsFields } from '@/features/contacts';
import { back, titleOf, usePageModel } from '@/navigation';
import { LoanAddContactsModel } from './loanAddContactsPage.model';

const LoanAddContacts = observer(function LoanAddContacts() {
  const model = usePageModel(LoanAddContactsModel);
  const ready = model.ready.state === 'ready';
  return (
    <Page
      title={titleOf('loanAddContacts')}
      onBack={() => void back('loan')}
      problem={model.form.problem}
      foot={
        ready && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            保存并继续
          </Button>
        )
      }
    >
      <Async resource={model.ready} skeleton="form">
        {() => <ContactsFields form={model.form} />}
      </Async>
    </Page>
  );
});

export default LoanAddContacts;
