import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Field } from '@/components/Field';
import { OCCUPATIONS } from '@/domain/credit/contactChoices';
import { contactPicker } from '@/platform/contactPicker';
import { ContactSection } from './ContactSection';
import type { ContactsForm } from './contactsForm';

const occupations = OCCUPATIONS.map((label) => ({ key: label, label }));

/** Why each of these data is asked for. */
const WHY = {
  general: '用于核实您填写的信息，不会透露您的借款',
  emergency: '只在联系不上您时联系，不会透露您的借款',
  work: '用于评估您能借多少，不会联系您的单位',
} as const;

/** One tap for all contacts that are still blank; for one alone there is the link at its fields. */
const PickAll = observer(function PickAll({ form }: { readonly form: ContactsForm }) {
  const { rows, sections } = form;
  const blanks = rows.blanksOf(sections);
  if (blanks < 2 || !contactPicker.available()) return null;
  return (
    <Button kind="soft" onPress={() => rows.pickAll(sections)}>
      {`从通讯录依次选${blanks}位联系人`}
    </Button>
  );
});

/** Contacts, occupation and company; the server's flags say which sections show. The page adds the submit button. */
export const ContactsFields = observer(function ContactsFields({ form }: { readonly form: ContactsForm }) {
  const { flags } = form;
  if (flags === undefined) return null;
  return (
    <>
      <PickAll form={form} />
      {flags.isShowGeneral && <ContactSection form={form} section="general" note={WHY.general} />}
      {flags.isShowEmergency && <ContactSection form={form} section="emergency" note={WHY.emergency} />}
      {(flags.isShowOccu || flags.isShowCompany) && (
        <Card title="工作信息" note={WHY.work}>
          {flags.isShowOccu && <Choice label="职业" options={occupations} {...form.occupation.choice} />}
          {flags.isShowCompany && (
            <Field
              label={flags.isCompanyRequired ? '单位名称' : '单位名称（选填）'}
              {...form.company.input}
              placeholder="工牌上的名称"
              maxlength={60}
            />
          )}
        </Card>
      )}
    </>
  );
});
