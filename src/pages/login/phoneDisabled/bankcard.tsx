import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { TextLink } from '@/components/TextLink';
import { liftOf } from '@/features/blocks';
import { back, replace, titleOf, usePageModel, useSecret } from '@/navigation';
import { RECOVERY_STEPS, RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { RecoveryCardModel } from './bankcard.model';

const RecoveryCard = observer(function RecoveryCard() {
  const model = usePageModel(RecoveryCardModel);
  useSecret();
  const { name, idNo, card } = model.form.fields;
  return (
    <Page
      title={titleOf('recoveryCard')}
      onBack={() => void back('login')}
      problem={model.form.problem}
      lift={liftOf(model.form.submission.failure)}
      foot={
        <Button onPress={() => model.submit()} loading={model.form.busy}>
          下一步
        </Button>
      }
    >
      <Steps steps={RECOVERY_STEPS} current={0} />
      {model.underWay && (
        <Notice action={{ label: '继续', onPress: () => replace('recoveryIdCard') }}>
          您有一次没有完成的核验
        </Notice>
      )}
      <Card title={RECOVERY_TEXTS.lead} note={RECOVERY_TEXTS.note}>
        <Field
          label="姓名"
          value={name.value}
          onChange={name.type}
          placeholder="与身份证一致"
          maxlength={30}
          error={name.error}
          autocomplete="name"
        />
        <Field
          label="身份证号"
          kind="idcard"
          value={idNo.value}
          onChange={idNo.type}
          placeholder="18位身份证号"
          error={idNo.error}
        />
        <Field
          label="绑定的银行卡号"
          kind="card"
          value={card.value}
          onChange={(text) => model.typeCard(text)}
          onBlur={() => model.leaveCard()}
          placeholder="12到19位卡号"
          hint={RECOVERY_TEXTS.cardHint}
          warning={model.cardWarning}
          error={card.error}
        />
      </Card>
      <Notice icon="shield">{RECOVERY_TEXTS.uses}</Notice>
      <TextLink icon="service" onPress={() => model.callService()}>
        {RECOVERY_TEXTS.noCard}
      </TextLink>
    </Page>
  );
});

export default RecoveryCard;
