import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { Track } from '@/components/Track';
import { go, titleOf, toTab, usePageModel } from '@/navigation';
import { SquareCreditModel, type SquareCredit } from './credit.model';
import { CREDIT_TEXTS } from './texts';

function Partner({ given }: Pick<SquareCredit, 'given'>) {
  if (given === null) return null;
  return (
    <Card>
      <Rows>
        <Row label={CREDIT_TEXTS.partner} value={given.partner} />
        <Row
          label={CREDIT_TEXTS.data}
          value={CREDIT_TEXTS.decisions[given.decision]}
          onPress={() => go('squareAccredit')}
        />
      </Rows>
    </Card>
  );
}

/** The steps of the application, shown before it starts. */
function Steps() {
  return (
    <Card title={CREDIT_TEXTS.steps}>
      <Rows>
        {CREDIT_TEXTS.stepList.map((step, index) => (
          <Row key={step} label={`${index + 1}. ${step}`} />
        ))}
      </Rows>
    </Card>
  );
}

/** How far the application is, and its next steps. */
function Progress() {
  return (
    <Card title={CREDIT_TEXTS.progress}>
      <Track label={CREDIT_TEXTS.progress} steps={CREDIT_TEXTS.progressList} />
    </Card>
  );
}

const SquareCreditPage = observer(function SquareCreditPage() {
  const model = usePageModel(SquareCreditModel);
  const next = model.content.value?.next;
  return (
    <Page
      title={titleOf('squareCredit')}
      foot={next && <Button onPress={() => model.act()}>{next.button}</Button>}
    >
      <Async resource={model.content} skeleton="home">
        {({ next: { label, fen, figure, note, applying, reviewing }, given }) => (
          <>
            <Hero label={label} fen={fen} figure={figure} note={note} />
            {reviewing && <Progress />}
            <Partner given={given} />
            {applying && <Steps />}
            <TextLink leads onPress={() => toTab('home')}>
              {CREDIT_TEXTS.home}
            </TextLink>
          </>
        )}
      </Async>
    </Page>
  );
});

export default SquareCreditPage;
