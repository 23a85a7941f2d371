import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { EmployerMailCodeModel } from './enterpriseTion.model';
import { MailState } from './parts/MailState';
import { MAIL as T } from './parts/texts';

const Content = observer(function Content({ model }: { readonly model: EmployerMailCodeModel }) {
  const { value } = model.mail;
  if (value === undefined || value.state === 'none') {
    return <Empty text={T.noCode} action={{ label: T.start, onPress: () => back('employerMail') }} />;
  }
  if (!model.open) {
    return <MailState mail={value} state={value.state} onChange={() => back('employerMail')} />;
  }
  return (
    <Card note={T.codeNote}>
      <Row label={T.email} value={model.asked} />
      <OneTimeCodeField code={model.form.fields.code} label={T.code} onFilled={() => model.verify()} />
    </Card>
  );
});

const EmployerMailCode = observer(function EmployerMailCode() {
  const model = usePageModel(EmployerMailCodeModel);
  useSecret();
  const ready = model.mail.state === 'ready' && model.mail.value?.state !== 'none';
  return (
    <Page
      title={titleOf('employerMailCode')}
      onBack={() => void back('employerMail')}
      problem={model.form.problem}
      foot={
        ready &&
        (model.open ? (
          <Button onPress={() => model.verify()} loading={model.form.busy}>
            {T.verify}
          </Button>
        ) : (
          <Button onPress={() => back('employerMail')}>{T.done}</Button>
        ))
      }
    >
      <Async resource={model.mail} skeleton="form">
        {() => <Content model={model} />}
      </Async>
    </Page>
  );
});

export default EmployerMailCode;
