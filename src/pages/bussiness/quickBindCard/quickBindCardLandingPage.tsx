import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { cardByTail } from '@/domain/person/cardName';
import { titleOf, usePageModel } from '@/navigation';
import { QuickBindCardLandingModel, type Ending } from './quickBindCardLandingPage.model';
import { LANDING } from './texts';

interface PartProps {
  readonly model: QuickBindCardLandingModel;
}

function Outcome({ ending: { result, desc, card } }: { readonly ending: Ending }) {
  switch (result) {
    case 'bound':
      return (
        <ResultHero
          state="success"
          title={LANDING.bound}
          text={card ? LANDING.boundText(cardByTail(card.bankName, card.tail)) : desc}
        />
      );
    case 'pending':
      return <ResultHero state="processing" title={LANDING.pending} text={desc} next={LANDING.pendingNext} />;
    case 'refused':
    case 'failed':
      return <ResultHero state="failed" title={LANDING.failed} text={desc} />;
  }
}

/** One primary action at the foot; a second action, if any, is in the page. */
const Foot = observer(function Foot({ model }: PartProps) {
  switch (model.content.value?.result) {
    case undefined:
      return null;
    case 'bound':
      return <Button onPress={() => model.goOn()}>{model.from ? LANDING.goOn : LANDING.toCards}</Button>;
    case 'pending':
      return (
        <Button onPress={() => model.load()} loading={model.asking}>
          现在查询
        </Button>
      );
    case 'refused':
    case 'failed':
      return <Button onPress={() => model.addByNumber()}>用卡号添加</Button>;
  }
});

const QuickBindCardLanding = observer(function QuickBindCardLanding() {
  const model = usePageModel(QuickBindCardLandingModel);
  return (
    <Page
      title={titleOf('quickBindLanding')}
      onBack={() => void model.toCards()}
      foot={model.content.value && <Foot model={model} />}
    >
      <Async resource={model.content} skeleton="detail">
        {(ending) => (
          <>
            <Outcome ending={ending} />
            {(ending.result === 'refused' || ending.result === 'failed') && (
              <Button kind="soft" onPress={() => model.tryAgain()}>
                {LANDING.again}
              </Button>
            )}
            {ending.result !== 'bound' && (
              <Button kind="ghost" onPress={() => model.toCards()}>
                {ending.result === 'pending' ? '先离开' : '返回我的银行卡'}
              </Button>
            )}
          </>
        )}
      </Async>
    </Page>
  );
});

export default QuickBindCardLanding;
