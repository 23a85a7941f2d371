import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Empty } from '@/components/Empty';
import { Field } from '@/components/Field';
import { FormPage } from '@/components/FormPage';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { OCCUPATIONS } from '@/domain/credit/contactChoices';
import { ContactsFields } from '@/features/contacts';
import { back, replace, titleOf, usePageModel, useSecret } from '@/navigation';
import { PersonEditModel, type PersonOnFile } from './edit.model';
import { EDIT, PERSON } from './parts/texts';

const occupations = OCCUPATIONS.map((label) => ({ key: label, label }));
const toPerson = () => void back('personInfo');

interface PartProps {
  readonly model: PersonEditModel;
}

const Work = observer(function Work({ model }: PartProps) {
  const { occupation, company } = model.work.fields;
  return (
    <Card title={PERSON.work} note={EDIT.workNote}>
      <Choice label={PERSON.occupation} options={occupations} {...occupation.choice} />
      <Field label={EDIT.company} {...company.input} placeholder={EDIT.companyHint} maxlength={60} />
    </Card>
  );
});

/** The stored value, masked. */
const stored = (value: string): { readonly hint?: string } =>
  value === '' ? {} : { hint: `${EDIT.stored} ${value}` };

const Home = observer(function Home({ model, person }: PartProps & { readonly person: PersonOnFile }) {
  const { email, address } = model.home.fields;
  return (
    <Card title={PERSON.home} note={EDIT.homeNote}>
      <Field
        label={EDIT.email}
        {...email.input}
        placeholder={EDIT.emailHint}
        hint={EDIT.emailExample}
        maxlength={80}
        autocomplete="email"
        {...stored(person.email)}
      />
      <Field
        label={EDIT.address}
        {...address.input}
        placeholder={EDIT.addressHint}
        maxlength={120}
        autocomplete="street-address"
        {...stored(person.address)}
      />
    </Card>
  );
});

const PersonEdit = observer(function PersonEdit() {
  const model = usePageModel(PersonEditModel);
  useSecret();
  const { part } = model;
  if (part === undefined) {
    return (
      <Page title={titleOf('personEdit')} onBack={toPerson}>
        <Empty
          text={EDIT.unknown}
          icon="user"
          action={{ label: EDIT.toPerson, onPress: () => replace('personInfo') }}
        />
      </Page>
    );
  }
  return (
    <FormPage
      title={titleOf('personEdit')}
      onBack={toPerson}
      resource={model.person}
      form={model.form}
      action={part === 'work' ? EDIT.save : EDIT.saveChecked}
      onSubmit={() => model.submit()}
    >
      {(person) => (
        <>
          {part === 'work' && <Work model={model} />}
          {part === 'home' && <Home model={model} person={person} />}
          {part === 'contacts' && (
            <>
              <Notice>{EDIT.contactsNote}</Notice>
              <ContactsFields form={model.contacts} />
            </>
          )}
        </>
      )}
    </FormPage>
  );
});

export default PersonEdit;
