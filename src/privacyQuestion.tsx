import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { PrivacySheet } from '@/components/PrivacySheet';
import { currentRoute } from '@/navigation';
import { privacyConsent } from '@/stores/privacy';

/** The privacy question as part of a page's frame: a mini-program can draw nothing above its pages. */
export const PrivacyQuestion = observer(function PrivacyQuestion() {
  const [place] = useState(() => currentRoute()?.address ?? '');
  useEffect(() => privacyConsent.attach(place), [place]);
  return (
    <PrivacySheet
      open={place !== '' && privacyConsent.place === place}
      guide={privacyConsent.guide}
      onAgree={(buttonId) => privacyConsent.agree(buttonId)}
      onRefuse={() => privacyConsent.refuse()}
      onOpenGuide={() => privacyConsent.openGuide()}
    />
  );
});

/** Called once, at launch: from then on the host asks through us. */
export const startPrivacy = (): void => privacyConsent.start();
