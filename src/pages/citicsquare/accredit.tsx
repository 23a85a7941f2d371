import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel } from '@/navigation';
import { AccreditModel, type Accreditation } from './accredit.model';
import { ACCREDIT_TEXTS, SQUARE_AGREEMENT } from './texts';

interface GivenProps {
  readonly model: AccreditModel;
  readonly given: Extract<Accreditation, { partner: string }>;
}

/** Says which data are handed over, who hands them over, who gets them, and until when. */
function Given({ model, given: { partner, items } }: GivenProps) {
  return (
    <>
      <Card title={ACCREDIT_TEXTS.heading(partner)} note={ACCREDIT_TEXTS.headingNote(partner, model.lender)}>
        <Rows>
          {items.map(({ key, value }) => (
            <Row key={key} label={ACCREDIT_TEXTS.names[key]} note={ACCREDIT_TEXTS.uses[key]} value={value} />
          ))}
        </Rows>
      </Card>
      <Card title={ACCREDIT_TEXTS.who}>
        <Rows>
          <Row label={ACCREDIT_TEXTS.from} value={partner} />
          <Row label={ACCREDIT_TEXTS.to} value={model.lender} />
          <Row label={ACCREDIT_TEXTS.until} value={ACCREDIT_TEXTS.untilValue} />
        </Rows>
      </Card>
    </>
  );
}

const Content = observer(function Content({
  model,
  content,
}: {
  readonly model: AccreditModel;
  readonly content: Accreditation;
}) {
  switch (content.kind) {
    case 'ask':
      return (
        <>
          <Given model={model} given={content} />
          <Notice>{ACCREDIT_TEXTS.free}</Notice>
          <Consent field={model.consent.of('square')} names={SQUARE_AGREEMENT} />
          <Button kind="ghost" onPress={() => model.refuse()} disabled={model.busy}>
            {ACCREDIT_TEXTS.refuse}
          </Button>
        </>
      );
    case 'given':
      return (
        <>
          <Notice kind="success" title={ACCREDIT_TEXTS.given}>
            {ACCREDIT_TEXTS.givenNote}
          </Notice>
          <Given model={model} given={content} />
        </>
      );
    case 'notGiven':
      return <Notice title={ACCREDIT_TEXTS.notGiven}>{ACCREDIT_TEXTS.notGivenNote}</Notice>;
    case 'nothing':
      return (
        <Empty
          text={content.why}
          action={{
            label: model.loggedIn ? ACCREDIT_TEXTS.toHome : ACCREDIT_TEXTS.toLogin,
            onPress: () => model.leave(),
          }}
        />
      );
  }
});

/** Empty if there is nothing to decide: a foot without a button would be an empty bar. */
function footOf(model: AccreditModel): ReactNode {
  switch (model.content.value?.kind) {
    case 'ask':
      return (
        <Button onPress={() => model.agree()} loading={model.busy}>
          {ACCREDIT_TEXTS.agree}
        </Button>
      );
    case 'given':
      return (
        <Button kind="soft" onPress={() => model.revoke()} loading={model.busy}>
          {ACCREDIT_TEXTS.revoke}
        </Button>
      );
    default:
      return null;
  }
}

const Accredit = observer(function Accredit() {
  const model = usePageModel(AccreditModel);
  return (
    <Page title={titleOf('squareAccredit')} foot={footOf(model)} problem={model.problem}>
      <Async resource={model.content} skeleton="detail">
        {(content) => <Content model={model} content={content} />}
      </Async>
    </Page>
  );
});

export default Accredit;
