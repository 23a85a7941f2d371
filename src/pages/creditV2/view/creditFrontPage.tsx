import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { buttonOf } from '@/features/blocks';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel } from '@/navigation';
import { StepList } from '../parts/StepList';
import { CONSENTS, FRONT_TEXTS } from '../texts';
import { CreditFrontModel } from './creditFrontPage.model';

const Foot = observer(function Foot({ model }: { readonly model: CreditFrontModel }) {
  const { flow, complete } = model;
  if (complete) {
    return (
      <Button onPress={() => model.submit()} loading={model.form.busy}>
        {FRONT_TEXTS.submit}
      </Button>
    );
  }
  const name = flow.names[flow.place]?.name ?? '';
  const words = flow.done > 0 ? FRONT_TEXTS.goOn(name) : FRONT_TEXTS.begin;
  return <Button onPress={() => model.resume()}>{words}</Button>;
});

/** The submit needs two consents, each ticked separately. */
function SubmitConsents({ consents }: Pick<CreditFrontModel, 'consents'>) {
  return (
    <Card title="最后一步" note={FRONT_TEXTS.read}>
      {[CONSENTS.personalInfo, CONSENTS.creditReport].map((names) => (
        <Consent key={names[0].key} field={consents.of(names[0].key)} names={names} />
      ))}
    </Card>
  );
}

const Steps = observer(function Steps({ model }: { readonly model: CreditFrontModel }) {
  if (model.flow.nodes.length === 0) {
    return (
      <Empty text={FRONT_TEXTS.empty} action={{ label: model.leaveText, onPress: () => model.leave() }} />
    );
  }
  const { nodes, done } = model.flow;
  return (
    <>
      <Hero
        label="已完成的步骤"
        figure={`${done} / ${nodes.length}`}
        note={model.complete ? FRONT_TEXTS.allDone : FRONT_TEXTS.later}
      />
      <StepList flow={model.flow} />
      {/* At the end of the page: it appears when the last step is done, and moves nothing. */}
      {model.complete && <SubmitConsents consents={model.consents} />}
    </>
  );
});

const CreditFront = observer(function CreditFront() {
  const model = usePageModel(CreditFrontModel);
  const open = model.content.value?.kind === 'open' && model.flow.nodes.length > 0;
  return (
    <Page title={titleOf('creditFront')} foot={open && <Foot model={model} />} problem={model.form.problem}>
      <Async resource={model.content} skeleton="detail">
        {(state) => {
          if (state.kind === 'leaving') return <Skeleton kind="detail" />;
          if (state.kind === 'open') return <Steps model={model} />;
          return <Empty icon="info" text={state.message} action={buttonOf(state.way)} />;
        }}
      </Async>
    </Page>
  );
});

export default CreditFront;
