import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { TextLink } from '@/components/TextLink';
import { go, titleOf, usePageModel, useSecret } from '@/navigation';
import { LoginModel } from './index.model';
import { PhoneCodeFields } from './parts/PhoneCodeFields';
import { LOGIN_TEXTS, WECHAT_TEXTS } from './texts';
import './index.scss';

const Login = observer(function Login() {
  const model = usePageModel(LoginModel);
  useSecret();
  return (
    <Page
      title={titleOf('login')}
      problem={model.form.problem}
      foot={
        <Button onPress={() => model.submit()} loading={model.form.busy}>
          登录
        </Button>
      }
    >
      {model.ended && (
        <Notice kind="warn" title={model.ended.title}>
          {model.ended.text}
        </Notice>
      )}
      <Lead title={LOGIN_TEXTS.welcome} note={LOGIN_TEXTS.welcomeNote} />
      {model.hasWechat && (
        <Button kind="soft" onPress={() => model.byWechat()}>
          {WECHAT_TEXTS.oneClick}
        </Button>
      )}
      <PhoneCodeFields form={model.form} placeholder="11位手机号" onSubmit={() => model.submit()} />
      <View className="yl-login__ways">
        <TextLink leads onPress={() => model.byEnterprise()}>
          企业员工登录
        </TextLink>
        <TextLink leads onPress={() => go('recoveryCard')}>
          手机号停用？
        </TextLink>
      </View>
    </Page>
  );
});

export default Login;
