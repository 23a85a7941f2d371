import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { EmployerMailCompanyModel } from './enterpriseEmailSupplement.model';
import { MAIL as T } from './parts/texts';

const Content = observer(function Content({ model }: { readonly model: EmployerMailCompanyModel }) {
  const { company, job } = model.form.fields;
  const { email = '', reason = '' } = model.mail.value ?? {};
  if (!model.open) {
    return <Empty text={T.closed} action={{ label: T.done, onPress: () => back('employerMail') }} />;
  }
  return (
    <>
      {reason !== '' && (
        <Notice kind="warn" title={T.reason}>
          {reason}
        </Notice>
      )}
      <Card note={T.states.proved.text}>
        <Row label={T.email} value={email} />
        <Field
          label={T.company}
          value={company.value}
          onChange={company.type}
          placeholder={T.companyHint}
          error={company.error}
        />
        <Field
          label={T.job}
          value={job.value}
          onChange={job.type}
          placeholder={T.jobHint}
          error={job.error}
        />
      </Card>
    </>
  );
});

const EmployerMailCompany = observer(function EmployerMailCompany() {
  const model = usePageModel(EmployerMailCompanyModel);
  useSecret();
  return (
    <Page
      title={titleOf('employerMailCompany')}
      onBack={() => void back('employerMail')}
      problem={model.form.problem}
      foot={
        model.mail.state === 'ready' &&
        model.open && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      <Async resource={model.mail} skeleton="form">
        {() => <Content model={model} />}
      </Async>
    </Page>
  );
});

export default EmployerMailCompany;
