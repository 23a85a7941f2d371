import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { pressable } from '@/components/pressable';
import { Consent } from '@/features/consents';
import { CODE_TEXTS, OneTimeCodeField } from '@/features/oneTimeCode';
import { CARD_AGREEMENTS, type CardBindingForm } from './cardBindingForm';
import type { CardNumber } from './cardNumber';
import './CardBindingFields.scss';

interface CardBindingFieldsProps {
  readonly form: CardBindingForm;
  readonly onSubmit: () => unknown;
  /** Name of the card holder, masked. */
  readonly holder?: string;
}

/** Card number, reserved phone, consent and the bank's code. The page adds the submit button; typing the code's last digit submits, too. */
export const CardBindingFields = observer(function CardBindingFields(props: CardBindingFieldsProps) {
  const { holder, form, onSubmit } = props;
  const { card, phone, agreement, code } = form.fields;
  return (
    <>
      <Card title="银行卡信息" note="用于收款和还款，请绑定本人的储蓄卡" right={holder && `持卡人 ${holder}`}>
        <NumberField card={card} />
        <Field label="银行预留手机号" kind="tel" {...phone.input} placeholder="办卡时留在银行的手机号" />
      </Card>
      <Consent field={agreement.of('bank-card')} names={CARD_AGREEMENTS} onAgreed={() => form.agreed()} />
      <Card>
        <OneTimeCodeField
          code={code}
          onFilled={onSubmit}
          label="银行短信验证码"
          first={agreement.agreed ? '' : CODE_TEXTS.byTick}
        />
      </Card>
    </>
  );
});

/** The card number field; the number can also be read from a picture. */
const NumberField = observer(function NumberField({ card }: { readonly card: CardNumber }) {
  return (
    <View>
      <Field
        label="银行卡号"
        kind="card"
        value={card.text}
        onChange={(text) => card.type(text)}
        onBlur={() => card.leave()}
        placeholder="12到19位卡号"
        // At 320 px all digits must stay visible: there is room for only one button.
        clearable={false}
        hint={card.hint}
        warning={card.warning}
        called={card.called}
        error={card.error}
        right={
          <View
            className="yl-card-binding__scan yl-tap"
            {...pressable(() => void card.recognise(), { label: '拍照识别卡号', disabled: card.reading })}
          >
            <Icon name="photo" />
          </View>
        }
      />
    </View>
  );
});
