import { observer } from 'mobx-react';
import { Notice } from '@/components/Notice';
import { Consent } from '@/features/consents';
import { useSecret } from '@/navigation';
import { CONSENTS, OCR_TEXTS } from '../texts';
import type { IdCardStep } from './idCard';
import { BackCheck, FrontCheck } from './SideChecks';
import { SidePhotos } from './SidePhotos';
import { StepPage } from './StepPage';

interface IdCardPageProps {
  readonly title: string;
  readonly step: IdCardStep;
}

/** The ID card step, for the sides that this page asks for. The readings are below the pictures, so that a reading does not move a picture that the person still has to take. */
export const IdCardPage = observer(function IdCardPage({ title, step }: IdCardPageProps) {
  const { sides } = step;
  useSecret();
  return (
    <StepPage title={title} step={step} action="确认无误，下一步" onSubmit={() => step.confirm()}>
      <Notice icon="shield">{OCR_TEXTS.why}</Notice>
      <Consent
        field={step.consent.of('id-card')}
        names={CONSENTS.idCard}
        onAgreed={() => void step.agreed()}
      />
      <SidePhotos step={step} />
      {sides.includes('front') && <FrontCheck side={step.front} />}
      {sides.includes('back') && <BackCheck side={step.back} />}
    </StepPage>
  );
});
