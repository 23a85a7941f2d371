import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Field } from '@/components/Field';
import { FormPage } from '@/components/FormPage';
import { Page } from '@/components/Page';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { VerifyUserModel } from './CFCVerifyUser.model';
import { ACTION_NAMES, VERIFY } from './texts';

const Fields = observer(function Fields({ model }: { readonly model: VerifyUserModel }) {
  const { name, idNo, code } = model.form.fields;
  return (
    <>
      {model.asksPerson && (
        <>
          <Field label={VERIFY.name} {...name.input} placeholder={VERIFY.nameHint} maxlength={30} />
          <Field label={VERIFY.idNo} kind="idcard" {...idNo.input} placeholder={VERIFY.idNoHint} />
        </>
      )}
      <OneTimeCodeField code={code} onFilled={() => model.submit()} />
    </>
  );
});

export default function CFCVerifyUser() {
  const model = usePageModel(VerifyUserModel);
  useSecret();
  const { action } = model;
  if (action === undefined) {
    return (
      <Page title={titleOf('verifyUser')}>
        <Empty
          text={VERIFY.unknown}
          icon="shield"
          action={{ label: VERIFY.toSettings, onPress: () => model.toSettings() }}
        />
      </Page>
    );
  }
  return (
    <FormPage
      title={titleOf('verifyUser')}
      resource={model.begun}
      form={model.form}
      action={VERIFY.submit}
      onSubmit={() => model.submit()}
    >
      {() => (
        <Card title={VERIFY.lead} note={VERIFY.note(ACTION_NAMES[action])}>
          <Fields model={model} />
        </Card>
      )}
    </FormPage>
  );
}
