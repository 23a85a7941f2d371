import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { CodeField } from '@/components/CodeField';
import { useAppShell } from '@/components/appShell';
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
  /** Says before the first code what sends it, if not only its button does. */
  readonly first?: string;
}

interface OtherWayProps {
  readonly code: OneTimeCode;
  readonly voiceFirst: boolean;
}

/** The other way to get the code: the voice, or in elder mode, where the voice comes first, the SMS. */
const OtherWay = observer(function OtherWay({ code, voiceFirst }: OtherWayProps) {
  const words = voiceFirst
    ? { why: CODE_TEXTS.noCall, later: CODE_TEXTS.smsLater, now: CODE_TEXTS.bySms }
    : { why: CODE_TEXTS.noSms, later: CODE_TEXTS.voiceLater, now: CODE_TEXTS.byVoice };
  return (
    <View className="yl-code__voice">
      {words.why}
      {code.waiting > 0 ? (
        words.later(code.waiting)
      ) : (
        <TextLink
          icon={voiceFirst ? 'message' : 'voice'}
          onPress={() => code.send(voiceFirst ? 'sms' : 'voice')}
        >
          {words.now}
        </TextLink>
      )}
    </View>
  );
});

/** The code field with its send button, a hint that says where the code went, and the picture code if the server wants one. */
export const OneTimeCodeField = observer(function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { code, onFilled, label, voice = false, first = '' } = props;
  const voiceFirst = useAppShell().elder && voice;
  return (
    <>
      <CodeField
        value={code.value}
        onChange={(text) => code.type(text) && onFilled()}
        onSend={() => code.send(voiceFirst ? 'voice' : 'sms')}
        {...(voiceFirst ? { ask: CODE_TEXTS.voice } : {})}
        waiting={code.waiting}
        sent={code.isSent}
        sending={code.sending}
        sends={code.sends}
        label={label}
        hint={code.hint || (voiceFirst ? CODE_TEXTS.voiceHow : first)}
        error={code.error}
      />
      {voice && <OtherWay code={code} voiceFirst={voiceFirst} />}
      {code.mayNeedPicture && <PictureSheet code={code} />}
    </>
  );
});
