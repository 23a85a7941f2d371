import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Page } from '@/components/Page';
import { CardBindingFields } from '@/features/cardBinding';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { cardName, receives } from '../parts/cards';
import { CARD_TEXTS } from '../parts/texts';
import { LoanBindCardModel } from './bindCard.model';

const Bound = observer(function Bound({ model }: { readonly model: LoanBindCardModel }) {
  return (
    <Async resource={model.cards} skeleton="rows">
      {(cards) =>
        cards.length > 0 && (
          <Card note={CARD_TEXTS.chosenNote}>
            <Choice
              label={CARD_TEXTS.chosen}
              options={cards.map((card) => ({
                key: card.cardId,
                label: cardName(card),
                note: receives(card) ? undefined : CARD_TEXTS.credit,
                disabled: !receives(card) || model.choosing.busy,
              }))}
              value={model.cardId || undefined}
              onChange={(cardId) => {
                const card = cards.find((one) => one.cardId === cardId);
                if (card) void model.choose(card);
              }}
            />
          </Card>
        )
      }
    </Async>
  );
});

const LoanBindCard = observer(function LoanBindCard() {
  const model = usePageModel(LoanBindCardModel);
  useSecret();
  const { form, holder } = model;
  return (
    <Page
      title={titleOf('loanBindCard')}
      problem={form.problem || model.choosing.problem}
      foot={
        <Button onPress={() => model.submit()} loading={form.busy}>
          {CARD_TEXTS.bind}
        </Button>
      }
    >
      <Bound model={model} />
      {/* Below the cards: they come with them, so that they do not move. */}
      {model.cards.state !== 'loading' && (
        <CardBindingFields form={form} holder={holder} onSubmit={() => model.submit()} />
      )}
    </Page>
  );
});

export default LoanBindCard;
