import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { CodeField } from '@/components/CodeField';
import { TextLink } from '@/components/TextLink';
import type { OneTimeCode } from './oneTimeCode';
import { PictureSheet } from './PictureSheet';
import { CODE_TEXTS } from './texts';
import './OneTimeCodeField.scss';

interface OneTimeCodeFieldProps {
  readonly code: OneTimeCode;
  /** The last digit of a code is there: submits the form, which checks everything else first. */
  readonly onFilled: () => unknown;
  readonly label?: string;
  /** The code can also be sent by a voice call. */
  readonly voice?: boolean;
}

/** The code field with its send button, the hint where the code went, and the picture code if the server wants one. */
export const OneTimeCodeField = observer(function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { code, onFilled, label, voice } = props;
  return (
    <>
      <CodeField
        value={code.value}
        onChange={(text) => code.type(text) && onFilled()}
        onSend={() => code.send()}
        waiting={code.waiting}
        sent={code.isSent}
        sending={code.sending}
        label={label}
        hint={code.hint}
        error={code.error}
      />
      {voice && (
        <View className="yl-code__voice">
          {CODE_TEXTS.noSms}
          {code.waiting > 0 ? (
            CODE_TEXTS.voiceLater(code.waiting)
          ) : (
            <TextLink icon="voice" onPress={() => code.send('voice')}>
              {CODE_TEXTS.byVoice}
            </TextLink>
          )}
        </View>
      )}
      {code.mayNeedPicture && <PictureSheet code={code} />}
    </>
  );
});
