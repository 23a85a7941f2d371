import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tabs } from '@/components/Tabs';
import { Tag } from '@/components/Tag';
import { titleOf, usePageModel } from '@/navigation';
import { TestModel, type View } from './index.model';

interface PartProps {
  readonly model: TestModel;
}

const Pages = observer(function Pages({ model }: PartProps) {
  return (
    <>
      <Card>
        <Field
          label="页面或网址"
          placeholder="路径、标题，或任意跳转目标"
          value={model.search}
          onChange={(text) => model.type('search', text)}
        />
        <Field
          label="参数"
          placeholder="id=1&from=test"
          value={model.given}
          onChange={(text) => model.type('given', text)}
        />
        <Button kind="soft" onPress={() => model.openTyped()}>
          按跳转目标打开
        </Button>
      </Card>
      {model.pages.length === 0 ? (
        <Empty icon="search" text="没有匹配的页面，可以直接按跳转目标打开。" />
      ) : (
        <Card title={`页面 ${model.pages.length}`}>
          <Rows>
            {model.pages.map(({ path, title, login }) => (
              <Row
                key={path}
                label={title}
                note={path}
                {...(login ? { end: <Tag kind="ink">需登录</Tag> } : {})}
                onPress={() => model.open(path)}
              />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
});

const Handlers = observer(function Handlers({ model }: PartProps) {
  return (
    <>
      <Card>
        <Field label="参数" value={model.given} onChange={(text) => model.type('given', text)} />
      </Card>
      {model.running !== '' && (
        <Notice title={model.running}>{model.result === '' ? '正在执行…' : model.result}</Notice>
      )}
      <Card title="能力">
        <Rows>
          {model.handlers.map((handler) => (
            <Row
              key={handler.name}
              label={handler.name}
              note={handler.note}
              onPress={() => model.run(handler)}
            />
          ))}
        </Rows>
      </Card>
    </>
  );
});

const TABS: readonly { readonly key: View; readonly label: string }[] = [
  { key: 'pages', label: '页面' },
  { key: 'handlers', label: '能力' },
];

const Test = observer(function Test() {
  const model = usePageModel(TestModel);
  return (
    <Page title={titleOf('test')}>
      <Tabs label="测试内容" items={TABS} value={model.view} onChange={(view) => model.choose(view)} />
      {model.view === 'pages' ? <Pages model={model} /> : <Handlers model={model} />}
    </Page>
  );
});

export default Test;
