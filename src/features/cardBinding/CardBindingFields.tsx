import { useState } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Card } from '@/components/Card';
import { CodeField } from '@/components/CodeField';
import { Field } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { pressable } from '@/components/pressable';
import { PictureSourceSheet } from '@/features/pictures';
import type { CardBindingForm } from './cardBindingForm';
import type { CardNumber } from './cardNumber';
import './CardBindingFields.scss';

interface CardBindingFieldsProps {
  readonly form: CardBindingForm;
  /** Opens the preview of an agreement by its template id. */
  readonly onOpenAgreement: (id: string) => unknown;
  /** Card holder as the person may read it (masked). */
  readonly holder?: string;
}

/** Card number, reserved phone, consent and the bank's code. The foot's button is the page's. */
export const CardBindingFields = observer(function CardBindingFields(props: CardBindingFieldsProps) {
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
const NumberField = observer(function NumberField({ card }: { readonly card: CardNumber }) {
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
      <PictureSourceSheet
        open={choosing}
        title="识别银行卡"
        note="拍摄有卡号的一面，卡号完整清晰、没有反光"
        onPick={(from) => card.recognise(from)}
        onClose={() => setChoosing(false)}
      />
    </View>
  );
});
