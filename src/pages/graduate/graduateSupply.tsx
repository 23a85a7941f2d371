import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Field, FieldNote } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { PhotoSlot } from '@/components/PhotoSlot';
import { Picker } from '@/components/Picker';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { EDUCATION_FILES, EDUCATION_LEVELS } from '@/domain/education/graduate';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { GraduateSupplyModel } from './graduateSupply.model';
import { EDUCATION_TONES } from './parts/tones';

const PROOF_HINT = '字迹清晰、四角完整、没有反光';

interface PartProps {
  readonly model: GraduateSupplyModel;
}

const State = observer(function State({ model }: PartProps) {
  const { state } = model;
  const reason = model.content.value?.reason ?? '';
  return (
    <>
      <Card
        title="审核状态"
        note={state.note}
        right={<Tag kind={EDUCATION_TONES[state.key]}>{state.name}</Tag>}
      />
      {reason !== '' && (
        <Notice kind="danger" title="需要补正">
          {reason}
        </Notice>
      )}
    </>
  );
});

/** Submitted papers, read-only. */
const Submitted = observer(function Submitted({ model }: PartProps) {
  const { school, level: picked, year } = model.form.fields;
  const level = EDUCATION_LEVELS.find(({ key }) => key === picked.value);
  return (
    <Card title="提交的资料">
      <Rows>
        <Row label="学校" value={school.value} />
        <Row label="学历" value={level?.label} />
        <Row label="毕业年份" value={`${year.value ?? ''}年`} />
        {EDUCATION_FILES.map(({ key, label }) => {
          const { words } = model.file(key);
          return words === '' ? null : (
            <Row key={key} label={label} note={words} end={<Tag kind="green">已上传</Tag>} />
          );
        })}
      </Rows>
    </Card>
  );
});

/** One kind of proof at a time; the chips show which kinds are there. */
const Proofs = observer(function Proofs({ model }: PartProps) {
  const { proof } = model;
  const label = EDUCATION_FILES.find(({ key }) => key === proof.kind)?.label ?? '';
  return (
    <Card title="学历证明" note="至少上传一份，字迹清晰、四角完整">
      <Choice
        label="证明类型"
        options={EDUCATION_FILES.map((option) => ({
          ...option,
          note: model.file(option.key).onFile === undefined ? '未上传' : '已上传',
        }))}
        value={proof.kind}
        onChange={(kind) => model.show(kind)}
      />
      <PhotoSlot
        label={label}
        state={proof.state}
        picture={proof.shot.picture}
        message={proof.shot.message}
        hint={proof.words || PROOF_HINT}
        doing="正在上传…"
        done="已上传"
        onTake={() => model.take()}
      />
      <FieldNote error={model.form.fields.proofs.error} />
    </Card>
  );
});

const Form = observer(function Form({ model }: PartProps) {
  const { fields } = model.form;
  return (
    <>
      <Proofs model={model} />
      <Card title="毕业信息">
        <Field
          label="学校全称"
          {...fields.school.input}
          placeholder="与证书一致，如：云岭样本大学"
          maxlength={40}
        />
        <Choice label="学历" options={EDUCATION_LEVELS} {...fields.level.choice} />
        <Picker
          label="毕业年份"
          options={model.years.map((year) => ({ key: year, label: `${year}年` }))}
          {...fields.year.choice}
        />
      </Card>
    </>
  );
});

const GraduateSupply = observer(function GraduateSupply() {
  const model = usePageModel(GraduateSupplyModel);
  useSecret();
  const open = model.content.state === 'ready' && !model.closed;
  return (
    <Page
      title={titleOf('graduateSupply')}
      onBack={() => void back('graduate')}
      problem={model.form.problem}
      foot={
        open && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            提交审核
          </Button>
        )
      }
    >
      <Async resource={model.content} skeleton="form">
        {() => (
          <>
            <State model={model} />
            {model.closed ? <Submitted model={model} /> : <Form model={model} />}
          </>
        )}
      </Async>
    </Page>
  );
});

export default GraduateSupply;
