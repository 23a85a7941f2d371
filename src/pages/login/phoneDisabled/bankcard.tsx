import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { TextLink } from '@/components/TextLink';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { RECOVERY_STEPS, RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { RecoveryCardModel } from './bankcard.model';

const RecoveryCard = observer(function RecoveryCard() {
  const model = usePageModel(RecoveryCardModel);
  useSecret();
  return (
    <Page
      title={titleOf('recoveryCard')}
      onBack={() => void back('login')}
      foot={
        <Button onPress={() => model.submit()} loading={model.busy}>
          下一步
        </Button>
      }
    >
      <Steps steps={RECOVERY_STEPS} current={0} />
      {model.underWay && (
        <Notice action={{ label: '继续', onPress: () => model.goOn() }}>您有一次没有完成的核验</Notice>
      )}
      {model.problem !== '' && <Notice kind="danger">{model.problem}</Notice>}
      <Card title={RECOVERY_TEXTS.lead} note={RECOVERY_TEXTS.note}>
        <Field
          label="姓名"
          value={model.name}
          onChange={(text) => model.typeName(text)}
          placeholder="与身份证一致"
          maxlength={30}
          error={model.nameError}
          autocomplete="name"
        />
        <Field
          label="身份证号"
          kind="idcard"
          value={model.idNo}
          onChange={(text) => model.typeIdNo(text)}
          placeholder="18位身份证号"
          error={model.idNoError}
        />
        <Field
          label="绑定的银行卡号"
          kind="card"
          value={model.card}
          onChange={(text) => model.typeCard(text)}
          onBlur={() => model.leaveCard()}
          placeholder="12 至 19 位卡号"
          hint={model.cardHint || RECOVERY_TEXTS.cardHint}
          error={model.cardError}
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
