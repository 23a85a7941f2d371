import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Sheet } from '@/components/Sheet';
import { WORDS } from '../texts';
import type { ByMail } from './byMail';

/** Asks for the mailbox that gets the certificate. */
export const MailSheet = observer(function MailSheet({ mail }: { readonly mail: ByMail }) {
  const { form, certificate } = mail;
  return (
    <Sheet
      open={certificate !== undefined}
      title={WORDS.byMail}
      note={WORDS.byMailNote}
      onClose={() => mail.close()}
      foot={
        <Button onPress={() => mail.send()} loading={form.busy}>
          {WORDS.send}
        </Button>
      }
    >
      {form.submission.problem !== '' && <Notice kind="warn">{form.submission.problem}</Notice>}
      <Field
        label={WORDS.mailbox}
        {...form.fields.email.input}
        placeholder={WORDS.mailboxHint}
        maxlength={120}
      />
    </Sheet>
  );
});
