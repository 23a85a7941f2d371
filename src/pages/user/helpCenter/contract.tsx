import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { words } from '@/components/words';
import { formatChinese } from '@/domain/dates/civil';
import { back, titleOf, usePageModel } from '@/navigation';
import { HelpArticleModel, type Article } from './contract.model';
import { HELP_TEXTS as T } from './parts/texts';
import './contract.scss';

interface PartProps {
  readonly model: HelpArticleModel;
  readonly article: Article;
}

function Sections({ article: { sections } }: Pick<PartProps, 'article'>) {
  return (
    <>
      {sections.map(({ heading, paragraphs }, index) => (
        <Card key={index} {...(heading === '' ? {} : { title: heading })}>
          {paragraphs.map((paragraph, line) => (
            <View key={line} className="yl-article__paragraph">
              {words(paragraph)}
            </View>
          ))}
        </Card>
      ))}
    </>
  );
}

function Steps({ model, article: { steps } }: PartProps) {
  if (steps.length === 0) return null;
  return (
    <Card title={T.steps}>
      <Rows>
        {steps.map(({ text, target, action }, index) => {
          const label = `${index + 1}. ${text}`;
          return target === '' ? (
            <Row key={index} label={label} />
          ) : (
            <Row key={index} label={label} note={action} onPress={() => model.open(target)} />
          );
        })}
      </Rows>
    </Card>
  );
}

const HelpArticle = observer(function HelpArticle() {
  const model = usePageModel(HelpArticleModel);
  return (
    <Page title={titleOf('helpArticle')} onBack={() => void back('helpCenter')}>
      {model.id === '' ? (
        <Empty text={T.unknown} action={{ label: T.toCentre, onPress: () => model.toCentre() }} />
      ) : (
        <Async resource={model.article} skeleton="detail">
          {(article) => (
            <>
              <Lead title={article.title} note={T.updated(formatChinese(article.effectiveOn, 'full'))} />
              <Sections article={article} />
              <Steps model={model} article={article} />
              <Card title={T.solved}>
                <Row icon="service" label={T.service} onPress={() => model.toService()} />
              </Card>
            </>
          )}
        </Async>
      )}
    </Page>
  );
});

export default HelpArticle;
