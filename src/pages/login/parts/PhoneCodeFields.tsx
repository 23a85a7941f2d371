import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Card } from '@/components/Card';
import { CodeField } from '@/components/CodeField';
import { Field } from '@/components/Field';
import { TextLink } from '@/components/TextLink';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { LOGIN_TEXTS } from '../texts';
import type { PhoneCodeForm } from './phoneCodeForm';
import { PictureSheet } from './PictureSheet';

interface PhoneCodeFieldsProps {
  readonly form: PhoneCodeForm;
  readonly placeholder: string;
}

/** The fields of a login by a code, its agreements, and the picture that is asked for now and then. */
export const PhoneCodeFields = observer(function PhoneCodeFields({
  form,
  placeholder,
}: PhoneCodeFieldsProps) {
  const { codes, waiting } = form;
  return (
    <>
      <Card>
        <Field
          label="手机号"
          kind="tel"
          value={form.phone}
          onChange={(text) => form.setPhone(text)}
          placeholder={placeholder}
          error={form.phoneError}
        />
        <CodeField
          value={form.code}
          onChange={(text) => form.setCode(text)}
          onSend={() => form.sendCode('sms')}
          waiting={waiting}
          sent={form.sent}
          sending={codes.sending}
          hint={form.codeHint}
          error={form.codeError || codes.error}
        />
        <View className="yl-login__voice">
          {LOGIN_TEXTS.noSms}
          {waiting > 0 ? (
            LOGIN_TEXTS.voiceLater(waiting)
          ) : (
            <TextLink icon="voice" onPress={() => form.sendCode('voice')}>
              {LOGIN_TEXTS.byVoice}
            </TextLink>
          )}
        </View>
      </Card>
      <Agreement
        checked={form.agreed}
        onChange={(agreed) => form.setAgreed(agreed)}
        names={REGISTER_AGREEMENTS}
        onOpen={(id) => form.openAgreement(id)}
        error={form.agreementError}
      />
      <PictureSheet codes={codes} />
    </>
  );
});
