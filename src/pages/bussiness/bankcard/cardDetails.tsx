import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { liftOf } from '@/features/blocks';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { CardDetailsModel, type CardDetails as Details } from './cardDetails.model';
import { BankCardFace } from './parts/BankCardFace';
import { SignCard } from './parts/SignCard';
import { DETAILS as T } from './parts/texts';
import { UseCard } from './parts/UseCard';

interface PartProps {
  readonly model: CardDetailsModel;
  readonly details: Details;
}

/** If unbinding is not possible, the page says why before the person tries. */
const Unbind = observer(function Unbind({ model, details: { loans, orderOpen } }: PartProps) {
  const bar = orderOpen === 'Y' ? T.orderBar : loans > 0 ? T.unbindBar : undefined;
  return (
    <Button
      kind="soft"
      onPress={() => model.unbind()}
      loading={model.action.busy}
      disabled={bar !== undefined}
      reason={bar}
    >
      {T.unbind}
    </Button>
  );
});

const CardDetails = observer(function CardDetails() {
  useSecret();
  const model = usePageModel(CardDetailsModel);
  const { value } = model.details;
  return (
    <Page
      title={titleOf('cardDetails')}
      onBack={() => void back('bankCards')}
      problem={model.action.problem}
      lift={liftOf(model.action.failure)}
      foot={value && <Unbind model={model} details={value} />}
    >
      <Async resource={model.details} skeleton="detail">
        {(details) =>
          details === null ? (
            <Empty text={T.gone} icon="card" action={{ label: T.toCards, onPress: () => model.toCards() }} />
          ) : (
            <>
              <BankCardFace card={details.card} />
              <UseCard model={model} details={details} />
              <SignCard model={model} details={details} />
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default CardDetails;
