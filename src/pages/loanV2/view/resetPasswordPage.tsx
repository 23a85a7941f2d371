import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Page } from '@/components/Page';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import { TradePasswordPad } from '@/features/tradePassword';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { RESET_TEXTS } from '../parts/texts';
import { ResetPasswordModel } from './resetPasswordPage.model';

const toPad = () => void back('verifyPassword');

const ResetPassword = observer(function ResetPassword() {
  const model = usePageModel(ResetPasswordModel);
  useSecret();
  if (model.stage === 'password') {
    return (
      <Page title={titleOf('resetPassword')} plain fill onBack={toPad}>
        <TradePasswordPad form={model.pad} />
      </Page>
    );
  }
  const { idNo, code } = model.form.fields;
  return (
    <Page
      title={titleOf('resetPassword')}
      onBack={toPad}
      problem={model.form.problem}
      foot={
        <Button onPress={() => model.verify()} loading={model.form.busy}>
          {RESET_TEXTS.next}
        </Button>
      }
    >
      <Card title={RESET_TEXTS.lead} note={RESET_TEXTS.note}>
        <Field
          label={RESET_TEXTS.idNo}
          kind="idcard"
          value={idNo.value}
          onChange={idNo.type}
          placeholder={RESET_TEXTS.idNoHint}
          error={idNo.error}
        />
        <OneTimeCodeField code={code} onFilled={() => model.verify()} />
      </Card>
    </Page>
  );
});

export default ResetPassword;
