import { observer } from 'mobx-react';
import { useAppShell } from '@/components/appShell';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { Consent } from '@/features/consents';
import { CODE_TEXTS, OneTimeCodeField } from '@/features/oneTimeCode';
import type { PhoneCodeForm } from './phoneCodeForm';

interface PhoneCodeFieldsProps {
  readonly form: PhoneCodeForm;
  readonly placeholder: string;
  readonly onSubmit: () => unknown;
}

/** The fields and agreements of a login by code. */
export const PhoneCodeFields = observer(function PhoneCodeFields({
  form,
  placeholder,
  onSubmit,
}: PhoneCodeFieldsProps) {
  const { elder } = useAppShell();
  const { fields } = form;
  const { value, error, onChange } = fields.phone.input;
  return (
    <>
      <Card>
        <Field
          label="手机号"
          kind="tel"
          value={value}
          onChange={onChange}
          placeholder={placeholder}
          error={error}
          called={form.phoneCalls}
        />
        <OneTimeCodeField
          code={fields.code}
          onFilled={onSubmit}
          voice
          first={fields.agreement.agreed ? '' : CODE_TEXTS.byTick}
        />
      </Card>
      <Consent
        field={fields.agreement.of('register')}
        names={REGISTER_AGREEMENTS}
        onAgreed={() => form.agreed(onSubmit, elder)}
      />
    </>
  );
});
