import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { go, titleOf, usePageModel, useSecret } from '@/navigation';
import { EmployerMailModel } from './index.model';
import { MailState } from './parts/MailState';
import { MAIL as T } from './parts/texts';

interface PartProps {
  readonly model: EmployerMailModel;
}

const Content = observer(function Content({ model }: PartProps) {
  const { email } = model.form.fields;
  const { value } = model.mail;
  if (value !== undefined && value.state !== 'none' && !model.asksMail) {
    return (
      <>
        {value.state !== 'sent' && value.asked !== '' && (
          <Notice action={{ label: T.toCode, onPress: () => go('employerMailCode') }}>
            {T.asked(value.asked)}
          </Notice>
        )}
        <MailState mail={value} state={value.state} onChange={() => model.change()} />
      </>
    );
  }
  return (
    <>
      <Lead title={T.lead} note={T.note} />
      <Card>
        <Field
          label={T.field}
          value={email.value}
          onChange={email.type}
          placeholder={T.hint}
          hint={T.fieldNote}
          error={email.error}
        />
      </Card>
      <Card title={T.effect}>
        <Bullets items={T.effects} />
      </Card>
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  if (model.asksMail) {
    return (
      <Button onPress={() => model.send()} loading={model.form.busy}>
        {T.send}
      </Button>
    );
  }
  switch (model.mail.value?.state) {
    case 'sent':
      return <Button onPress={() => go('employerMailCode')}>{T.toCode}</Button>;
    case 'proved':
    case 'refused':
      return <Button onPress={() => go('employerMailCompany')}>{T.toCompany}</Button>;
    default:
      return <Button onPress={() => go('personInfo')}>{T.info}</Button>;
  }
});

const EmployerMail = observer(function EmployerMail() {
  const model = usePageModel(EmployerMailModel);
  useSecret();
  return (
    <Page
      title={titleOf('employerMail')}
      problem={model.form.problem}
      foot={model.mail.state === 'ready' && <Foot model={model} />}
    >
      <Async resource={model.mail} skeleton="form">
        {() => <Content model={model} />}
      </Async>
    </Page>
  );
});

export default EmployerMail;
