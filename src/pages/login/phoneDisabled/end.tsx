import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { relaunch, replace, titleOf, usePageModel } from '@/navigation';
import { RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { RecoveryEndModel } from './end.model';

const NEXT = [
  { title: '手机号已更换', note: '额度、借款、银行卡和优惠券都不变', done: true },
  { title: '用新手机号登录', note: '原来登录的设备都已退出' },
  { title: '更新银行预留手机号', note: '银行卡的预留号码请到发卡银行办理' },
];

const RecoveryEnd = observer(function RecoveryEnd() {
  const model = usePageModel(RecoveryEndModel);
  const { newPhone } = model;
  return (
    <Page
      title={titleOf('recoveryEnd')}
      onBack={newPhone === '' ? () => void relaunch('home') : null}
      foot={newPhone !== '' && <Button onPress={() => model.login()}>去登录</Button>}
    >
      {newPhone === '' ? (
        <Empty
          text={RECOVERY_TEXTS.none}
          icon="shield"
          action={{ label: '手机号停用，去更换', onPress: () => replace('recoveryCard') }}
        />
      ) : (
        <ResultHero
          state="success"
          title={RECOVERY_TEXTS.done}
          text={RECOVERY_TEXTS.doneText(newPhone)}
          next={NEXT}
        />
      )}
    </Page>
  );
});

export default RecoveryEnd;
