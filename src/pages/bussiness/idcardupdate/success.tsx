import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { formatChinese } from '@/domain/dates/civil';
import { replace, titleOf, usePageModel } from '@/navigation';
import { RENEWED as T } from './parts/texts';
import { IdCardUpdatedModel, renewed } from './success.model';

const IdCardUpdated = observer(function IdCardUpdated() {
  const model = usePageModel(IdCardUpdatedModel);
  return (
    <Page
      title={titleOf('idCardUpdated')}
      onBack={() => void model.toHome()}
      foot={<Button onPress={() => model.toHome()}>{T.home}</Button>}
    >
      <Async resource={model.renewal} skeleton="detail">
        {({ onFile }) => {
          const card = renewed(onFile);
          return card === null ? (
            <Empty text={T.none} action={{ label: T.toRenewal, onPress: () => replace('idCardUpdate') }} />
          ) : (
            <ResultHero
              state="success"
              title={T.title}
              text={card.validTo === null ? T.forever : T.until(formatChinese(card.validTo, 'full'))}
              next={T.next}
            />
          );
        }}
      </Async>
    </Page>
  );
});

export default IdCardUpdated;
