import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { RecoveryGate } from '../parts/RecoveryGate';
import { RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { RecoveryPhoneModel } from './changePhone.model';

const RecoveryPhone = observer(function RecoveryPhone() {
  const model = usePageModel(RecoveryPhoneModel);
  useSecret();
  const { phone, code } = model.form.fields;
  const { value, error, onChange } = phone.input;
  return (
    <RecoveryGate
      title={titleOf('recoveryPhone')}
      step={2}
      resume={model.resume}
      form={model.form}
      action="确认更换"
      onSubmit={() => model.submit()}
    >
      <Notice kind="success">身份已核验</Notice>
      <Card title="新的手机号" note={RECOVERY_TEXTS.phoneNote(model.oldPhone)}>
        <Field
          label="新手机号"
          kind="tel"
          value={value}
          onChange={onChange}
          placeholder="11位手机号"
          hint={RECOVERY_TEXTS.phoneHint}
          error={error}
        />
        <OneTimeCodeField code={code} onFilled={() => model.submit()} />
      </Card>
      <Notice icon="shield">更换后，所有已登录的设备都要用新手机号重新登录。</Notice>
    </RecoveryGate>
  );
});

export default RecoveryPhone;
