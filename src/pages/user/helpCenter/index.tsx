import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Collapse } from '@/components/Collapse';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { SearchBar } from '@/components/SearchBar';
import { go, titleOf, usePageModel } from '@/navigation';
import { HelpCentreModel } from './index.model';
import { HELP_TEXTS as T } from './parts/texts';

interface PartProps {
  readonly model: HelpCentreModel;
}

interface ListProps extends PartProps {
  readonly articles: readonly { readonly id: string; readonly title: string }[];
}

function Questions({ model, articles }: ListProps) {
  return (
    <Rows>
      {articles.map(({ id, title }) => (
        <Row key={id} label={title} onPress={() => model.open(id)} />
      ))}
    </Rows>
  );
}

const Found = observer(function Found({ model }: PartProps) {
  const { found = [] } = model;
  if (found.length === 0) {
    return (
      <Empty
        text={T.nothing}
        icon="search"
        action={{ label: T.nothingAction, onPress: () => model.toService() }}
      />
    );
  }
  return (
    <Card title={T.found(found.length)}>
      <Questions model={model} articles={found} />
    </Card>
  );
});

const Centre = observer(function Centre({ model }: PartProps) {
  const { top, topics } = model.centre.value ?? { top: [], topics: [] };
  const frequent = (
    <Card title={T.top}>
      <Questions model={model} articles={top} />
    </Card>
  );
  return (
    <>
      {!model.topicFirst && frequent}
      <Card>
        <Collapse
          open={[model.topic]}
          items={topics.map(({ id, name, articles }) => ({
            key: id,
            title: name,
            content: <Questions model={model} articles={articles} />,
          }))}
        />
      </Card>
      {model.topicFirst && frequent}
      <Card title={T.more}>
        <Rows>
          <Row icon="service" label={T.service} onPress={() => model.toService()} />
          <Row icon="feedback" label={T.suggest} onPress={() => go('suggest')} />
        </Rows>
      </Card>
    </>
  );
});

const HelpCentre = observer(function HelpCentre() {
  const model = usePageModel(HelpCentreModel);
  return (
    <Page title={titleOf('helpCenter')}>
      <SearchBar
        label={T.search}
        placeholder={T.placeholder}
        value={model.query}
        onChange={(query) => model.type(query)}
      />
      <Async resource={model.centre} skeleton="list">
        {() => (model.found === undefined ? <Centre model={model} /> : <Found model={model} />)}
      </Async>
    </Page>
  );
});

export default HelpCentre;
