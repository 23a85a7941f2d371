import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { PhotoSlot } from '@/components/PhotoSlot';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { RecoveryGate } from '../parts/RecoveryGate';
import { RECOVERY_CONSENTS, RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { RecoveryIdCardModel } from './ocr.model';

interface PartProps {
  readonly model: RecoveryIdCardModel;
}

const SIDES = [
  { side: 'front', label: '身份证人像面' },
  { side: 'back', label: '身份证国徽面' },
] as const;

const IdCard = observer(function IdCard({ model }: PartProps) {
  return (
    <>
      <Consent
        field={model.consent.of('id-card')}
        names={RECOVERY_CONSENTS.idCard}
        onAgreed={() => void model.agreed()}
      />
      {SIDES.map(({ side, label }) => {
        const { shot, state } = model[side];
        return (
          <Card key={side}>
            <PhotoSlot
              label={label}
              state={state}
              picture={shot.picture}
              message={shot.message}
              done="已核对"
              hint={RECOVERY_TEXTS.idCardHint}
              onTake={() => model.take(side)}
            />
          </Card>
        );
      })}
    </>
  );
});

const FaceCheck = observer(function FaceCheck({ model }: PartProps) {
  const { face } = model;
  return (
    <>
      <Notice kind="success">身份证已核对一致</Notice>
      {face.verdict !== undefined && (
        <Notice
          kind={face.verdict.result === 'pending' ? 'info' : 'danger'}
          {...(face.verdict.result === 'pending' && {
            action: { label: '刷新结果', onPress: () => model.askFace() },
          })}
        >
          {face.verdict.desc}
        </Notice>
      )}
      <Card title="人脸识别" note={RECOVERY_TEXTS.faceNote}>
        <Rows>
          <Row icon="eye" label="光线充足" note="正对镜头，不要背光" />
          <Row icon="user" label="露出整张脸" note="摘下口罩、帽子和墨镜" />
        </Rows>
      </Card>
      <Consent
        field={face.form.fields.consent.of('face')}
        names={RECOVERY_CONSENTS.face}
        tail="（人脸信息只用于这次核验）"
      />
      <TextLink icon="service" onPress={() => model.callService()}>
        不方便刷脸？改用人工核验
      </TextLink>
    </>
  );
});

const RecoveryIdCard = observer(function RecoveryIdCard() {
  const model = usePageModel(RecoveryIdCardModel);
  useSecret();
  return (
    <RecoveryGate
      title={titleOf('recoveryIdCard')}
      step={1}
      resume={model.resume}
      form={model.face.form}
      action={model.atFace ? '开始人脸识别' : '下一步'}
      onSubmit={() => model.next()}
    >
      {model.atFace ? <FaceCheck model={model} /> : <IdCard model={model} />}
    </RecoveryGate>
  );
});

export default RecoveryIdCard;
