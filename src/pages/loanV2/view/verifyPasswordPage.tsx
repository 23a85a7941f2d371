import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Figure } from '@/components/Figure';
import { Page } from '@/components/Page';
import { OrderPadView } from '@/features/moneyOrder';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { PASSWORD_TEXTS } from '../parts/texts';
import { VerifyPasswordModel } from './verifyPasswordPage.model';
import './verifyPasswordPage.scss';

const VerifyPassword = observer(function VerifyPassword() {
  const model = usePageModel(VerifyPasswordModel);
  useSecret();
  return (
    <Page title={titleOf('verifyPassword')} plain fill onBack={() => void back('loanFront')}>
      <View className="yl-verify">
        {model.amount > 0 && (
          <View className="yl-verify__sum">
            <View className="yl-verify__label">本次借款（元）</View>
            <Figure fen={model.amount} size="hero" />
          </View>
        )}
        <OrderPadView
          pad={model.pad}
          title={PASSWORD_TEXTS.pad}
          hint={PASSWORD_TEXTS.hint}
          onForgotten={() => model.forgotten()}
        />
      </View>
    </Page>
  );
});

export default VerifyPassword;
