import { observer } from 'mobx-react';
import { PrivacySheet } from '@/components/PrivacySheet';
import { privacyConsent } from '@/stores/privacy';
import { useQuestionPlace } from './useQuestionPlace';

export const PrivacyQuestion = observer(function PrivacyQuestion() {
  const open = useQuestionPlace(privacyConsent.page);
  return (
    <PrivacySheet
      open={open}
      guide={privacyConsent.guide}
      onAgree={(buttonId) => privacyConsent.agree(buttonId)}
      onRefuse={() => privacyConsent.refuse()}
      onOpenGuide={() => privacyConsent.openGuide()}
    />
  );
});

/** Called once, at launch: from then on the host asks through us. */
export const startPrivacy = (): void => privacyConsent.start();
