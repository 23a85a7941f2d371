import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { PictureSourceSheet } from '@/features/pictures';
import { back, useSecret } from '@/navigation';
import { CONSENTS, OCR_TEXTS } from '../texts';
import type { IdCardStep } from './idCard';
import { BackCard, FrontCard } from './SideCards';

interface IdCardPageProps {
  readonly title: string;
  readonly step: IdCardStep;
}

/** The ID card step, with the sides that the page is about. */
export const IdCardPage = observer(function IdCardPage({ title, step }: IdCardPageProps) {
  const { flow, sides, choosing } = step;
  useSecret();
  return (
    <Page
      title={title}
      onBack={() => void back('creditFront')}
      foot={
        step.content.state === 'ready' && (
          <Button onPress={() => step.confirm()} loading={step.busy}>
            确认无误，下一步
          </Button>
        )
      }
    >
      <Async resource={step.content} skeleton="form">
        {() => (
          <>
            <Steps steps={flow.names} current={flow.place} percent={flow.percent} />
            <Agreement
              checked={step.agreed}
              onChange={(agreed) => step.agree(agreed)}
              names={CONSENTS.idCard}
              onOpen={(id) => step.openAgreement(id)}
              error={step.agreementError}
            />
            {sides.includes('front') && <FrontCard side={step.front} onTake={() => step.choose('front')} />}
            {sides.includes('back') && <BackCard side={step.back} onTake={() => step.choose('back')} />}
            <PictureSourceSheet
              open={choosing !== undefined}
              title={choosing === undefined ? '拍摄身份证' : `拍摄${OCR_TEXTS[choosing]}`}
              note={OCR_TEXTS.hint}
              onPick={(from) => choosing && step.take(choosing, from)}
              onClose={() => step.closeChoice()}
            />
          </>
        )}
      </Async>
    </Page>
  );
});
