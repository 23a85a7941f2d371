import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Page } from '@/components/Page';
import { ResultPage } from '@/components/ResultPage';
import { titleOf, usePageModel } from '@/navigation';
import { shownOf } from '../parts/Outcome';
import { CreditResultModel } from './creditResult.model';

const CreditResult = observer(function CreditResult() {
  const model = usePageModel(CreditResultModel);
  const frame = { title: titleOf('creditResult'), onBack: () => void model.leave() };
  const { content } = model;
  if (content.state === 'failed') {
    return (
      <Page {...frame}>
        <Async resource={content}>{() => null}</Async>
      </Page>
    );
  }
  return <ResultPage {...frame} {...shownOf(model)} warning={content.failure?.message ?? ''} />;
});

export default CreditResult;
