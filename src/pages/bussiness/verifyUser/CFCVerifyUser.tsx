import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Empty } from '@/components/Empty';
import { Field } from '@/components/Field';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { groupPhone } from '@/domain/person/phone';
import { liftOf } from '@/features/blocks';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import { go, titleOf, toTab, usePageModel, useSecret } from '@/navigation';
import { VerifyUserModel } from './CFCVerifyUser.model';
import { VERIFY as T } from './texts';

interface PartProps {
  readonly model: VerifyUserModel;
}

const ByCode = observer(function ByCode({ model }: PartProps) {
  const { idNo, code } = model.form.fields;
  return (
    <Card>
      <Row label={T.phone} value={groupPhone(model.facts.value?.phone ?? '')} />
      {model.asksIdNo && (
        <Field
          label={T.idNo}
          kind="idcard"
          value={idNo.value}
          onChange={idNo.type}
          placeholder={T.idNoHint}
          error={idNo.error}
        />
      )}
      <OneTimeCodeField code={code} onFilled={() => model.byCode()} />
    </Card>
  );
});

const Ways = observer(function Ways({ model }: PartProps) {
  const { methods } = model;
  return (
    <>
      <Lead title={T.lead(model.name)} note={T.note} />
      {methods.length > 1 && (
        <Card>
          <Choice
            label={T.how}
            options={methods.map((key) => ({ key, label: T.methods[key] }))}
            value={model.method}
            onChange={(method) => model.pick(method)}
          />
        </Card>
      )}
      {model.method === 'sms' ? <ByCode model={model} /> : <Notice icon="shield">{T.faceNote}</Notice>}
      <Card title={T.gone}>
        <Rows>
          <Row label={T.recover} onPress={() => go('recoveryCard')} />
          <Row label={T.service} icon="service" onPress={() => go('onlineService')} />
        </Rows>
      </Card>
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  return model.method === 'sms' ? (
    <Button onPress={() => model.byCode()} loading={model.form.busy}>
      {T.next}
    </Button>
  ) : (
    <Button onPress={() => model.toFace()} loading={model.face.busy}>
      {T.face}
    </Button>
  );
});

const VerifyUser = observer(function VerifyUser() {
  const model = usePageModel(VerifyUserModel);
  useSecret();
  return (
    <Page
      title={titleOf('verifyUser')}
      problem={model.method === 'sms' ? model.form.problem : model.face.problem}
      lift={liftOf((model.method === 'sms' ? model.form.submission : model.face).failure)}
      foot={model.facts.state === 'ready' && <Foot model={model} />}
    >
      {model.action === undefined ? (
        <Empty text={T.unknown} action={{ label: T.home, onPress: () => toTab('home') }} />
      ) : (
        <Async resource={model.facts} skeleton="form">
          {() => <Ways model={model} />}
        </Async>
      )}
    </Page>
  );
});

export default VerifyUser;
