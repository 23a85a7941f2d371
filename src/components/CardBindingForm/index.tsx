import { useState } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Agreement } from '../Agreement';
import { Card } from '../Card';
import { CodeField } from '../CodeField';
import { Field } from '../Field';
import { Icon } from '../Icon';
import { Notice } from '../Notice';
import { PictureSource } from '../PictureSource';
import { pressable } from '../pressable';
import './index.scss';

/** What CardNumber of stores/forms is, as far as it is shown. */
interface CardNumberState {
  readonly text: string;
  readonly error: string;
  readonly hint: string;
  readonly warning: string;
  readonly reading: boolean;
  type(text: string): void;
  leave(): void;
  recognise(from: 'camera' | 'album'): Promise<void>;
}

/** What CardBindingForm of stores/forms is, as far as it is shown. */
export interface CardBindingFormState {
  readonly card: CardNumberState;
  readonly countdown: { readonly seconds: number };
  readonly phone: string;
  readonly phoneError: string;
  readonly code: string;
  readonly codeError: string;
  readonly codeHint: string;
  readonly agreed: boolean;
  readonly agreementError: string;
  readonly agreements: readonly { readonly key: string; readonly title: string }[];
  readonly sending: boolean;
  readonly sent: boolean;
  typePhone(text: string): void;
  leavePhone(): void;
  typeCode(text: string): void;
  agree(agreed: boolean): void;
  sendCode(): Promise<void>;
}

interface CardBindingFormProps {
  readonly form: CardBindingFormState;
  /** Opens the preview of an agreement by its template id. */
  readonly onOpenAgreement: (id: string) => unknown;
  /** Card holder as the person may read it (masked). */
  readonly holder?: string;
}

/** Card number, reserved phone, consent and the bank's code. The foot's button is the page's. */
export const CardBindingForm = observer(function CardBindingForm(props: CardBindingFormProps) {
  const { form, holder, onOpenAgreement } = props;
  return (
    <>
      <Card title="银行卡信息" note={holder ? `持卡人 ${holder}，请绑定本人的储蓄卡` : '请绑定本人的储蓄卡'}>
        <NumberField card={form.card} />
        <Field
          label="银行预留手机号"
          kind="tel"
          value={form.phone}
          onChange={(text) => form.typePhone(text)}
          onBlur={() => form.leavePhone()}
          placeholder="办卡时留在银行的手机号"
          error={form.phoneError}
        />
      </Card>
      <Agreement
        checked={form.agreed}
        onChange={(agreed) => form.agree(agreed)}
        names={form.agreements}
        onOpen={onOpenAgreement}
        error={form.agreementError}
      />
      <Card>
        <CodeField
          value={form.code}
          onChange={(text) => form.typeCode(text)}
          onSend={() => form.sendCode()}
          waiting={form.countdown.seconds}
          sent={form.sent}
          sending={form.sending}
          label="银行短信验证码"
          hint={form.codeHint}
          error={form.codeError}
        />
      </Card>
    </>
  );
});

/** The number with a way to read it from a picture. */
const NumberField = observer(function NumberField({ card }: { readonly card: CardNumberState }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <View>
      <Field
        label="银行卡号"
        kind="card"
        value={card.text}
        onChange={(text) => card.type(text)}
        onBlur={() => card.leave()}
        placeholder="12 至 19 位卡号"
        // All the digits have to be seen at 320 px as well: there is room for one button.
        clearable={false}
        hint={card.hint}
        error={card.error}
        right={
          <View
            className="yl-card-binding__scan yl-tap"
            {...pressable(() => setChoosing(true), { label: '拍照识别卡号', disabled: card.reading })}
          >
            <Icon name="photo" />
          </View>
        }
      />
      {card.warning !== '' && (
        <View className="yl-card-binding__warning">
          <Notice kind="warn">{card.warning}</Notice>
        </View>
      )}
      <PictureSource
        open={choosing}
        title="识别银行卡"
        note="拍摄有卡号的一面，卡号完整清晰、没有反光"
        onPick={(from) => card.recognise(from)}
        onClose={() => setChoosing(false)}
      />
    </View>
  );
});
