import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { PHONE as T, SECURITY } from '../texts';
import { NewPhoneModel } from './changePhone.model';

const NewPhone = observer(function NewPhone() {
  const model = usePageModel(NewPhoneModel);
  useSecret();
  const { phone, code } = model.form.fields;
  const { value, error, onChange } = phone.input;
  return (
    <Page
      title={titleOf('newPhone')}
      onBack={() => void back('security')}
      problem={model.form.problem}
      foot={
        <Button onPress={() => model.submit()} loading={model.form.busy}>
          {T.submit}
        </Button>
      }
    >
      <Card>
        <Field
          label={T.new}
          kind="tel"
          value={value}
          onChange={onChange}
          placeholder={T.placeholder}
          error={error}
        />
        <OneTimeCodeField code={code} onFilled={() => model.submit()} />
      </Card>
      <Notice icon="shield">{SECURITY.phoneNote}</Notice>
    </Page>
  );
});

export default NewPhone;
