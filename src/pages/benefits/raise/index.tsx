import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Field } from '@/components/Field';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { RAISE_KINDS } from '@/domain/credit/raise';
import { RAISE_BAR_TEXTS } from '@/domain/credit/raiseTexts';
import { formatChinese } from '@/domain/dates/civil';
import { EDUCATION_LEVELS } from '@/domain/education/graduate';
import { namedRate } from '@/domain/money/rate';
import { fenOf } from '@/domain/money/wire';
import { buttonOf, RAISE_WAYS } from '@/features/blocks';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { RaiseModel, type RaiseStatus } from './index.model';
import { KIND_STATES, KINDS, RULES } from './parts/texts';

interface PartProps {
  readonly model: RaiseModel;
}

function Bar({ status: { bar } }: { readonly status: RaiseStatus }) {
  if (bar === '') return null;
  const way = RAISE_WAYS[bar];
  return (
    <Notice kind={bar === 'reviewing' ? 'info' : 'warn'} {...(way && { action: buttonOf(way) })}>
      {RAISE_BAR_TEXTS[bar]}
    </Notice>
  );
}

const Kinds = observer(function Kinds({ model }: PartProps) {
  const options = RAISE_KINDS.map((key) => {
    const { state = 'open', retryDate = null } = model.stateOf(key) ?? {};
    const shown = state === 'open' && model.barred ? 'barred' : state;
    const note = retryDate === null ? KIND_STATES[shown] : `${formatChinese(retryDate, 'full')}起可再提交`;
    return { key, label: KINDS[key].label, note, disabled: shown !== 'open' };
  });
  return (
    <Choice
      label="可以补充的资料"
      options={options}
      value={model.kind}
      onChange={(kind) => model.choose(kind)}
      hint={model.open ? model.words.why : undefined}
    />
  );
});

const Figure = observer(function Figure({ model }: PartProps) {
  const { figure } = model.form.fields;
  if (model.kind === 'education') {
    return <Choice label={model.words.figure} options={EDUCATION_LEVELS} {...figure.choice} />;
  }
  return <Field label={model.words.figure} kind="digit" maxlength={13} {...figure.input} />;
});

const Form = observer(function Form({ model }: PartProps) {
  return (
    <Card title="补充资料">
      <Kinds model={model} />
      {model.open && (
        <>
          <Field label={model.words.subject} maxlength={40} {...model.form.fields.subject.input} />
          <Figure model={model} />
        </>
      )}
    </Card>
  );
});

function Content({ model, status }: PartProps & { readonly status: RaiseStatus }) {
  const { line } = status;
  return (
    <>
      {line && (
        <Hero
          label="总额度（元）"
          fen={fenOf(line.total)}
          note={namedRate(line.annualRate)}
          more={`有效期至${formatChinese(line.validTo, 'full')}`}
        />
      )}
      <Bar status={status} />
      {line && <Form model={model} />}
      <Card>
        <Rows>
          <Row label="提额记录" icon="record" onPress={() => model.openRecords()} />
        </Rows>
      </Card>
      <Card title={RULES.title}>
        <Bullets items={RULES.items} />
      </Card>
    </>
  );
}

const Raise = observer(function Raise() {
  const model = usePageModel(RaiseModel);
  useSecret();
  return (
    <Page
      title={titleOf('raise')}
      problem={model.form.problem}
      foot={
        model.open && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            提交审核
          </Button>
        )
      }
    >
      <Async resource={model.status} skeleton="form">
        {(status) => <Content model={model} status={status} />}
      </Async>
    </Page>
  );
});

export default Raise;
