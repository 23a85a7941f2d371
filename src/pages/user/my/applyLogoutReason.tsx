import { observer } from 'mobx-react';
import { Bullets } from '@/components/Bullets';
import { Card } from '@/components/Card';
import { Checkbox } from '@/components/Checkbox';
import { Choice } from '@/components/Choice';
import { Field } from '@/components/Field';
import { FormPage } from '@/components/FormPage';
import { Notice } from '@/components/Notice';
import { liftOf } from '@/features/blocks';
import { back, titleOf, usePageModel } from '@/navigation';
import { ApplyLogoutReasonModel } from './applyLogoutReason.model';
import { LEAVING, meaning, REASONS } from './parts/leaving';

const Fields = observer(function Fields({ model }: { readonly model: ApplyLogoutReasonModel }) {
  const { reason, note, understood } = model.form.fields;
  const { value, error, onChange } = reason.input;
  return (
    <>
      <Card title={LEAVING.reasonTitle}>
        <Choice
          label={LEAVING.reason}
          options={REASONS}
          value={value === '' ? undefined : value}
          onChange={onChange}
          error={error}
        />
        <Field label={LEAVING.note} {...note.input} placeholder={LEAVING.noteHint} maxlength={200} />
      </Card>
      <Card>
        <Checkbox
          label={LEAVING.understood}
          checked={understood.value}
          onChange={(checked) => understood.type(checked)}
        />
        {understood.error !== '' && <Notice kind="danger">{understood.error}</Notice>}
      </Card>
    </>
  );
});

export default function ApplyLogoutReason() {
  const model = usePageModel(ApplyLogoutReasonModel);
  return (
    <FormPage
      title={titleOf('applyLogoutReason')}
      onBack={() => void back('applyLogout')}
      resource={model.state}
      form={model.form}
      lift={liftOf(model.form.submission.failure)}
      action={LEAVING.submit}
      onSubmit={() => model.submit()}
    >
      {({ days }) => (
        <>
          <Card title={LEAVING.title}>
            <Bullets items={meaning(days)} />
          </Card>
          <Fields model={model} />
        </>
      )}
    </FormPage>
  );
}
