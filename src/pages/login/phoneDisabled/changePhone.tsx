import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { CodeField } from '@/components/CodeField';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { RecoveryGate } from '../parts/RecoveryGate';
import { RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { RecoveryPhoneModel } from './changePhone.model';

const RecoveryPhone = observer(function RecoveryPhone() {
  const model = usePageModel(RecoveryPhoneModel);
  useSecret();
  return (
    <RecoveryGate
      title={titleOf('recoveryPhone')}
      step={2}
      resume={model.resume}
      foot={
        <Button onPress={() => model.submit()} loading={model.busy}>
          确认更换
        </Button>
      }
    >
      <Notice kind="success">身份已核验</Notice>
      <Card title="新的手机号" note={RECOVERY_TEXTS.phoneNote(model.oldPhone)}>
        <Field
          label="新手机号"
          kind="tel"
          value={model.phone}
          onChange={(text) => model.typePhone(text)}
          placeholder="11 位手机号"
          hint={RECOVERY_TEXTS.phoneHint}
          error={model.phoneError}
        />
        <CodeField
          value={model.code}
          onChange={(text) => model.typeCode(text)}
          onSend={() => model.sendCode()}
          waiting={model.waiting}
          sent={model.codeHint !== ''}
          sending={model.sending}
          hint={model.codeHint}
          error={model.codeError}
        />
      </Card>
      <Notice icon="shield">更换后，所有已登录的设备都要用新手机号重新登录。</Notice>
    </RecoveryGate>
  );
});

export default RecoveryPhone;
