import { observer } from 'mobx-react';
import { Notice } from '@/components/Notice';
import { Consent } from '@/features/consents';
import { PictureSourceSheet } from '@/features/pictures';
import { useSecret } from '@/navigation';
import { CONSENTS, OCR_TEXTS } from '../texts';
import type { IdCardStep } from './idCard';
import { BackCard, FrontCard } from './SideCards';
import { StepPage } from './StepPage';

interface IdCardPageProps {
  readonly title: string;
  readonly step: IdCardStep;
}

/** The ID card step, for the sides that this page asks for. */
export const IdCardPage = observer(function IdCardPage({ title, step }: IdCardPageProps) {
  const { sides, choosing } = step;
  useSecret();
  return (
    <StepPage title={title} step={step} action="确认无误，下一步" onSubmit={() => step.confirm()}>
      <Notice icon="shield">{OCR_TEXTS.why}</Notice>
      <Consent field={step.consent.of('id-card')} names={CONSENTS.idCard} />
      {sides.includes('front') && <FrontCard side={step.front} onTake={() => step.choose('front')} />}
      {sides.includes('back') && <BackCard side={step.back} onTake={() => step.choose('back')} />}
      <PictureSourceSheet
        open={choosing !== undefined}
        title={choosing === undefined ? '拍摄身份证' : `拍摄${OCR_TEXTS[choosing]}`}
        note={OCR_TEXTS.hint}
        onPick={(from) => choosing && step.take(choosing, from)}
        onClose={() => step.closeChoice()}
      />
    </StepPage>
  );
});
