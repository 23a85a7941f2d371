import { observer } from 'mobx-react';
import { Bullets } from '@/components/Bullets';
import { Card } from '@/components/Card';
import { Failure } from '@/components/Failure';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { WebFrame } from '@/components/WebFrame';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { StepPage } from '../parts/StepPage';
import { CONSENTS, PARTNER_TEXTS as T } from '../texts';
import { OutWebModel } from './outWebPage.model';

interface PartProps {
  readonly model: OutWebModel;
}

/** The outcome of the last try. */
const Ending = observer(function Ending({ model }: PartProps) {
  const { state } = model;
  if (state === 'none' || state === 'done') return null;
  const service = { label: T.service, onPress: () => model.askService() };
  return (
    <Notice kind={state === 'open' ? 'info' : 'warn'} {...(state !== 'open' && { action: service })}>
      {T.ends[state]}
    </Notice>
  );
});

const OutWeb = observer(function OutWeb() {
  const model = usePageModel(OutWebModel);
  useSecret();
  if (model.url !== '' && model.frame === 'failed') {
    return (
      <Page title={titleOf('outWeb')} standardBar>
        <Failure message={T.failedToLoad} onRetry={() => model.again()} />
      </Page>
    );
  }
  if (model.url !== '') {
    return (
      <WebFrame
        title={titleOf('outWeb')}
        src={model.url}
        loading={model.frame === 'loading'}
        onLoad={() => model.loaded()}
        onError={() => model.failed()}
      />
    );
  }
  return (
    <StepPage
      title={titleOf('outWeb')}
      step={model}
      action={model.state === 'open' ? T.goOn : T.begin}
      standardBar
      onSubmit={() => model.start()}
    >
      <Lead title={T.lead} note={T.note} />
      <Ending model={model} />
      <Card>
        <Bullets items={T.points} />
      </Card>
      <Consent field={model.form.fields.consent.of('partner-data')} names={CONSENTS.partner} tail={T.tail} />
    </StepPage>
  );
});

export default OutWeb;
