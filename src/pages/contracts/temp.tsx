import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { go, usePageModel } from '@/navigation';
import { Agreement } from './parts/Agreement';
import { Costs } from './parts/Costs';
import { AGREEMENT_TEXTS, COST_TEXTS } from './parts/texts';
import { ContractTemplateModel } from './temp.model';
import './temp.scss';

const ContractTemplate = observer(function ContractTemplate() {
  const model = usePageModel(ContractTemplateModel);
  return (
    <Page title={model.title} plain={!model.showsCosts} onBack={() => void model.leave()}>
      {model.showsCosts ? (
        <Async resource={model.costs} skeleton="detail">
          {(costs) => (costs ? <Costs costs={costs} /> : <Empty text={COST_TEXTS.none} icon="wallet" />)}
        </Async>
      ) : model.id === '' ? (
        <Empty
          text={AGREEMENT_TEXTS.none}
          icon="list"
          action={{ label: AGREEMENT_TEXTS.all, onPress: () => go('about') }}
        />
      ) : (
        <Async resource={model.text} skeleton="list">
          {(text) => <Agreement {...text} />}
        </Async>
      )}
    </Page>
  );
});

export default ContractTemplate;
